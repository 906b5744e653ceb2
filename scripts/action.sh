#!/usr/bin/env bash
# What action.yml runs: its inputs come as FILES, MIN_SCORE, MAX_RARE, DIFF and FORMAT.
set -euo pipefail
shopt -s globstar nullglob
# Split at blanks and filled in as patterns; nothing else in it is carried out.
# shellcheck disable=SC2206
files=($FILES)
if [ ${#files[@]} -eq 0 ]; then
  echo "No file is meant by ‘$FILES’." >&2
  exit 2
fi
args=(--format "$FORMAT")
[ -z "$MIN_SCORE" ] || args+=(--min-score "$MIN_SCORE")
[ -z "$MAX_RARE" ] || args+=(--max-rare "$MAX_RARE")
[ -z "$DIFF" ] || args+=(--diff "$DIFF")
exec "$(dirname "${BASH_SOURCE[0]}")/vernacular.sh" check "${args[@]}" -- "${files[@]}"
