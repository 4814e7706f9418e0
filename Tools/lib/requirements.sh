# shellcheck shell=bash
# What viewc needs from the system: how to see that it is there, and how to get it.
# Sourced by the commands in Tools/, which set `root` to the package's folder.
: "${root:?}"

# Debian's names. viewc itself needs the first list only, its helper programs both.
viewc_packages() {
  local yaml=""
  # As soon as the manifest asks for libyaml, so does this.
  if grep -q '"yaml-0.1"' "$root/Package.swift"; then yaml=" libyaml-dev"; fi
  echo "pkg-config libxml2-dev$yaml"
}

typesetting_packages() {
  echo libpango1.0-dev libcairo2-dev librsvg2-dev fonts-inter fonts-noto-cjk
}

say() { printf 'viewc: %s\n' "$*" >&2; }

has_library() { command -v pkg-config >/dev/null && pkg-config --exists "$1"; }

has_font() { command -v fc-list >/dev/null && [[ -n $(fc-list ":family=$1" family) ]]; }

is_installed() {
  case $1 in
    pkg-config) command -v pkg-config >/dev/null ;;
    libxml2-dev) has_library libxml-2.0 ;;
    libyaml-dev) has_library yaml-0.1 ;;
    libpango1.0-dev) has_library pangocairo ;;
    libcairo2-dev) has_library cairo ;;
    librsvg2-dev) has_library librsvg-2.0 ;;
    fonts-inter) has_font Inter ;;
    fonts-noto-cjk) has_font 'Noto Sans CJK JP' ;;
    *) return 1 ;;
  esac
}

# missing PACKAGE...: those that are not installed, on one line.
missing() {
  local package
  local -a absent=()
  for package in "$@"; do
    is_installed "$package" || absent+=("$package")
  done
  echo "${absent[*]-}"
}

# install_line PACKAGE...: what a person types to get them.
install_line() {
  if [[ $(uname) == Darwin ]]; then
    # Not tested.
    local line="brew install" package
    for package in "$@"; do
      case $package in
        pkg-config) line+=" pkgconf" ;;
        libxml2-dev) line+=" libxml2" ;;
        libyaml-dev) line+=" libyaml" ;;
        libpango1.0-dev) line+=" pango" ;;
        libcairo2-dev) line+=" cairo" ;;
        librsvg2-dev) line+=" librsvg" ;;
        fonts-inter) line+=" font-inter" ;;
        fonts-noto-cjk) line+=" font-noto-sans-cjk-jp" ;;
      esac
    done
    echo "$line"
  else
    echo "apt-get install -y --no-install-recommends $*"
  fi
}

# as_root COMMAND...: fails where that is impossible without asking at a terminal that isn't there.
as_root() {
  if ((EUID == 0)); then
    "$@"
  elif ! command -v sudo >/dev/null; then
    return 1
  elif sudo -n true 2>/dev/null; then
    sudo -n "$@"
  elif [[ -t 2 ]] && (: </dev/tty) 2>/dev/null; then
    sudo "$@"
  else
    return 1
  fi
}

can_be_root() {
  ((EUID == 0)) && return
  command -v sudo >/dev/null || return 1
  sudo -n true 2>/dev/null || { [[ -t 2 ]] && (: </dev/tty) 2>/dev/null; }
}

# install_packages PACKAGE...: true when all of them are there afterwards. Writes to standard error only.
install_packages() {
  { command -v apt-get >/dev/null && can_be_root; } || return 1
  say "installing $*"
  # In one command, so that sudo asks once.
  # shellcheck disable=SC2016 # for the inner shell
  as_root env DEBIAN_FRONTEND=noninteractive sh -c \
    'apt-get update -qq; exec apt-get install -y -qq --no-install-recommends "$@"' sh "$@" \
    </dev/null >&2 || true
  [[ -z $(missing "$@") ]]
}

# require_packages "NEEDED..." ["WANTED..."]: installs what is missing of both. Where a needed one
# stays missing, says how to get them all and ends with status 2.
require_packages() {
  local -a needed=() absent=()
  read -r -a needed <<<"$1"
  # shellcheck disable=SC2086 # names of packages are single words
  read -r -a absent <<<"$(missing $1 ${2-})"
  ((${#absent[@]} == 0)) && return
  install_packages "${absent[@]}" && return
  read -r -a needed <<<"$(missing "${needed[@]}")"
  ((${#needed[@]} == 0)) && return
  # One that apt doesn't know keeps it from installing the others.
  if ((${#needed[@]} < ${#absent[@]})) && install_packages "${needed[@]}"; then return; fi
  read -r -a absent <<<"$(missing "${absent[@]}")"
  say "missing: ${absent[*]}; install with (as root):"
  printf '  %s\n' "$(install_line "${absent[@]}")" >&2
  exit 2
}

# provide_home: Swift and clang keep caches below HOME and don't compile where they can't; some
# accounts have no such folder.
provide_home() {
  [[ -n ${HOME-} && -w $HOME ]] && return
  export HOME=$root/.build/home
  mkdir -p "$HOME"
}

# require_swift: ends with status 2 where there is no toolchain that is new enough.
require_swift() {
  local found
  if ! command -v swift >/dev/null; then
    say "no Swift toolchain found; viewc needs Swift 6.2 or newer"
    explain_swift
    exit 2
  fi
  found=$(swift --version 2>/dev/null) || found=""
  if [[ $found =~ Swift\ version\ ([0-9]+)\.([0-9]+) ]] \
    && ((BASH_REMATCH[1] * 100 + BASH_REMATCH[2] < 602)); then
    say "Swift ${BASH_REMATCH[1]}.${BASH_REMATCH[2]} is too old; viewc needs 6.2 or newer"
    explain_swift
    exit 2
  fi
}

# find_swift_host: sets VIEWC_SWIFT_HOST to the folder of the toolchain that holds SwiftSyntax, for the
# program that reads Swift sources; leaves it unset where the toolchain has none.
find_swift_host() {
  local info folder
  info=$(swift -print-target-info 2>/dev/null) || info=""
  if [[ $info =~ \"runtimeResourcePath\":\ *\"([^\"]+)\" ]]; then
    folder=${BASH_REMATCH[1]}/host
    if [[ -e $folder/SwiftSyntax.swiftmodule && -e $folder/SwiftParser.swiftmodule ]]; then
      export VIEWC_SWIFT_HOST=$folder
      return
    fi
  fi
  unset VIEWC_SWIFT_HOST
}

explain_swift() {
  cat >&2 <<'END'
  Download it from https://www.swift.org/install/ and put its usr/bin on PATH, or use swiftly:
    curl -O "https://download.swift.org/swiftly/linux/swiftly-$(uname -m).tar.gz"
    tar zxf "swiftly-$(uname -m).tar.gz" && ./swiftly init
END
}
