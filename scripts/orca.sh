#!/bin/bash
# What the screen reader Orca says of a page in Firefox, key by key, on a machine without a screen or a loudspeaker:
#   scripts/orca.sh http://localhost:3000/ Tab Tab Return Tab
# Keys are named as xdotool names them. Each page needs its own steps: the first lines say where the focus is.
# Debian: apt-get install --no-install-recommends orca at-spi2-core dbus-x11 xvfb xdotool openbox firefox-esr
set -u
if [ "${1:-}" != --inside ]; then
  [ $# -ge 1 ] || { echo "usage: scripts/orca.sh URL [KEY ...]" >&2; exit 2; }
  for needed in orca dbus-run-session Xvfb xdotool openbox firefox-esr; do
    command -v "$needed" >/dev/null || { echo "$needed is not installed (see the top of this file)" >&2; exit 1; }
  done
  # A bus, a home and a profile of its own; all ends with the bus.
  work=$(mktemp -d)
  mkdir -m 700 "$work/home" "$work/run" "$work/profile"
  HOME=$work/home XDG_RUNTIME_DIR=$work/run ORCA_WORK=$work dbus-run-session -- "$0" --inside "$@" 2>"$work/trouble"
  code=$?
  [ $code -eq 0 ] || cat "$work/trouble" >&2
  # What is ending may still write.
  rm -rf "$work" 2>/dev/null || { sleep 2; rm -rf "$work"; }
  exit $code
fi
shift

log=$ORCA_WORK/orca.log
trap 'kill $(jobs -p) 2>/dev/null; wait 2>/dev/null' EXIT

mkfifo "$ORCA_WORK/display"
Xvfb -displayfd 3 -screen 0 1280x900x24 3>"$ORCA_WORK/display" &
read -r number <"$ORCA_WORK/display"
export DISPLAY=:$number
openbox &
# The bus that programs tell of themselves on, as if a screen reader had been switched on in the desktop's settings.
"$(ls /usr/libexec/at-spi-bus-launcher /usr/lib/at-spi2-core/at-spi-bus-launcher 2>/dev/null | head -1)" \
  --launch-immediately --screen-reader=1 &
sleep 2
orca --replace --debug-file="$log" &

cat >"$ORCA_WORK/profile/user.js" <<'PREFERENCES'
user_pref("accessibility.force_disabled", -1);
user_pref("browser.aboutwelcome.enabled", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("browser.startup.homepage_override.mstone", "ignore");
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("intl.accept_languages", "en");
user_pref("termsofuse.bypassNotification", true);
PREFERENCES
for _ in $(seq 60); do [ -s "$log" ] && break; sleep 0.5; done
firefox-esr --new-instance --profile "$ORCA_WORK/profile" "$1" >/dev/null &
shift

size() { stat -c %s "$log"; }
# Until Orca has been silent for two seconds; ten at most.
quiet() {
  local before='' still=0
  for _ in $(seq 100); do
    [ "$(size)" = "$before" ] && still=$((still + 1)) || still=0
    [ $still -ge 20 ] && return
    before=$(size)
    sleep 0.1
  done
}
heard=0
# What was said since the last time. The echo of a key has a space before what follows it, and is left out.
tell() {
  local now=$(wc -l <"$log")
  sed -n "$((heard + 1)),${now}p" "$log" | sed -nE "s/^[0-9:.]+ - SPEECH OUTPUT: '(.*)'(\{.*)?\$/  \1/p"
  heard=$now
}

for _ in $(seq 120); do grep -q 'Finished loading' "$log" && break; sleep 0.5; done
grep -q 'Finished loading' "$log" || { echo 'Orca did not hear of a page within a minute' >&2; exit 1; }
quiet
echo 'the page'
tell
for key in "$@"; do
  xdotool key "$key"
  quiet
  echo "$key"
  tell
done
