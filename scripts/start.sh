#!/bin/sh
# npm start runs this script. It installs, builds and compiles what is missing, and then replaces itself with the
# server. It is a shell script, because a Node program cannot replace itself with another program.
set -e
cd "$(dirname "$0")/.."
export NODE_COMPILE_CACHE="${NODE_COMPILE_CACHE:-$PWD/node_modules/.cache/compiled}"

# Makes the memory allocator of glibc (Linux) use one arena for all threads, so that it keeps less freed memory.
export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-1}"

# --liftoff-only disables the optimising compiler of WebAssembly, which needs 600 MiB to start the embedded database.
# The database responds as fast without that compiler. --max-semi-space-size=4 limits the memory for new objects to what
# an idle server needs.
set -- node_modules/.bin/node --liftoff-only --max-semi-space-size=4 src/server/main.ts

node scripts/prepare-start.mjs "$@"
exec "$@"
