# shellcheck shell=bash
# Builds viewc and its helper programs in release when something changed.
# Sourced by Tools/viewc only when it found something to do; `root`, `build`, `stamp` and
# `helpers_missing` are set there.
: "${root:?}" "${build:?}" "${stamp:?}" "${helpers_missing:?}"
# shellcheck source=Tools/lib/requirements.sh
source "$root/Tools/lib/requirements.sh"

# What a helper is for, said where it is missing.
without_typeset="text in other fonts is measured in a substitute, and there is no PNG and no PDF"

bring_up_to_date() {
  if ! { mkdir -p "$build" && : >>"$build/viewc.lock"; } 2>/dev/null; then
    say "cannot write to '$build'"
    exit 2
  fi
  # One builds, others wait and then find everything done. (macOS has no flock; there SwiftPM's
  # own lock keeps two builds apart.)
  exec 9>>"$build/viewc.lock"
  if command -v flock >/dev/null; then flock 9; fi
  if ! is_up_to_date; then
    # Taken before the build: what changes while it runs is newer.
    touch "$build/viewc.started"
    build_viewc
    build_helpers
    mv "$build/viewc.started" "$stamp"
  elif helpers_may_be_possible; then
    build_helpers
  fi
  exec 9>&-
}

# Links the Swift runtime statically: viewc then starts in about a millisecond.
build_viewc() {
  local wanted=""
  # Those of the helpers are tried once; see build_helpers for what is said then.
  [[ -e $helpers_missing ]] || wanted=$(typesetting_packages)
  require_swift
  require_packages "$(viewc_packages)" "$wanted"
  say "building"
  if ! (
    unset VIEWC_TYPESETTING VIEWC_SWIFT_HOST
    provide_home
    cd "$root" && swift build -c release --product viewc --static-swift-stdlib
  ) </dev/null >&2 9>&-; then
    say "the build failed"
    exit 2
  fi
}

# Helper programs are dynamic and have a scratch path of their own. viewc works without them.
build_helpers() {
  local reason
  local -a reasons=()
  reason=$(typeset_obstacle)
  if [[ -z $reason ]] && ! build_helper viewc-typeset VIEWC_TYPESETTING=1; then
    reason="viewc-typeset could not be built"
  fi
  if [[ -n $reason ]]; then reasons+=("$reason; until then $without_typeset"); fi
  find_swift_host
  if [[ -z ${VIEWC_SWIFT_HOST-} ]]; then
    reasons+=("this Swift toolchain comes without SwiftSyntax; --sources reads no Swift")
  elif ! build_helper viewc-swift-interfaces VIEWC_SWIFT_HOST="$VIEWC_SWIFT_HOST"; then
    reasons+=("viewc-swift-interfaces could not be built; --sources reads no Swift")
  fi
  if ((${#reasons[@]} == 0)); then
    rm -f "$helpers_missing"
    return
  fi
  # Said once, not at each run.
  reason=$(printf '%s\n' "${reasons[@]}")
  if [[ ! -e $helpers_missing || $(<"$helpers_missing") != "$reason" ]]; then
    for reason in "${reasons[@]}"; do say "$reason"; done
  fi
  printf '%s\n' "${reasons[@]}" >"$helpers_missing"
}

# What keeps viewc-typeset from being built; nothing where nothing does.
typeset_obstacle() {
  local -a packages=() absent=()
  read -r -a packages <<<"$(typesetting_packages)"
  read -r -a absent <<<"$(missing "${packages[@]}")"
  if ((${#absent[@]} > 0)); then
    echo "missing: ${absent[*]}; install with (as root): $(install_line "${absent[@]}")"
  fi
}

# build_helper PRODUCT VARIABLE=VALUE: with the variable that makes it part of the package.
build_helper() {
  (
    unset VIEWC_TYPESETTING VIEWC_SWIFT_HOST
    export "${2?}"
    provide_home
    cd "$root" && swift build -c release --product "$1" --scratch-path .build/helpers
  ) </dev/null >&2 9>&-
}
