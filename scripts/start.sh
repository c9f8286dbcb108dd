#!/bin/sh
# npm start: installs, builds and compiles what is missing, then replaces itself with the server. A program of Node 20
# cannot replace itself, so this is a shell script.
set -e
cd "$(dirname "$0")/.."
export NODE_COMPILE_CACHE="${NODE_COMPILE_CACHE:-$PWD/node_modules/.cache/compiled}"

# With one arena for all threads the allocator of the C library keeps less freed memory. Only Linux with glibc reads it.
export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-1}"

# --liftoff-only disables the optimising WebAssembly compiler, which takes 600 MiB to start the embedded database. The
# database responds as fast without it. The small young generation suffices for an idle server.
set -- node_modules/.bin/node --liftoff-only --max-semi-space-size=4 src/server/main.ts

node scripts/prepare-start.mjs "$@"
exec "$@"
