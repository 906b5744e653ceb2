#!/usr/bin/env bash
# The command line from a clone of this repository, for the Action and for pre-commit: installs what it
# needs at its first call, then runs where it was called. Dictionaries stay beside it.
set -euo pipefail
home="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
# npm writes this file when it has finished.
if [ ! -e "$home/node_modules/.package-lock.json" ]; then
  (cd "$home" && npm ci --workspace apps/cli --include-workspace-root --ignore-scripts --no-audit --no-fund) >&2
fi
export DATA_DIR="${DATA_DIR:-$home/data}"
exec node "$home/apps/cli/bin/vernacular.mjs" "$@"
