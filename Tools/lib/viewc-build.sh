# shellcheck shell=bash
# Builds viewc and its helper programs in release when something changed.
# Sourced by Tools/viewc only when it found something to do; `root`, `build`, `stamp` and
# `helpers_missing` are set there.
: "${root:?}" "${build:?}" "${stamp:?}" "${helpers_missing:?}"
# shellcheck source=Tools/lib/requirements.sh
source "$root/Tools/lib/requirements.sh"

# What the helpers are for, said where they are missing.
without_helpers="text in other fonts is measured in a substitute, and there is no PNG and no PDF"

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
    unset VIEWC_TYPESETTING
    provide_home
    cd "$root" && swift build -c release --product viewc --static-swift-stdlib
  ) </dev/null >&2 9>&-; then
    say "the build failed"
    exit 2
  fi
}

# Helper programs are dynamic and have a scratch path of their own. viewc works without them.
build_helpers() {
  local reason=""
  local -a packages=() absent=()
  read -r -a packages <<<"$(typesetting_packages)"
  read -r -a absent <<<"$(missing "${packages[@]}")"
  if ((${#absent[@]} > 0)); then
    reason="missing: ${absent[*]}; install with (as root): $(install_line "${absent[@]}")"
  elif ! build_typeset; then
    reason="viewc-typeset could not be built"
  fi
  if [[ -z $reason ]]; then
    rm -f "$helpers_missing"
    return
  fi
  # Said once, not at each run.
  if [[ ! -e $helpers_missing || $(<"$helpers_missing") != "$reason" ]]; then
    say "$reason"
    say "until then $without_helpers"
  fi
  printf '%s\n' "$reason" >"$helpers_missing"
}

build_typeset() {
  (
    export VIEWC_TYPESETTING=1
    provide_home
    cd "$root" && swift build -c release --product viewc-typeset --scratch-path .build/helpers
  ) </dev/null >&2 9>&-
}
