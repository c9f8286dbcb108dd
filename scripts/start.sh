#!/bin/sh
# npm start runs this script. It installs the packages, builds the web app and compiles the server, if that is
# necessary. Then it replaces its own process with the server. Node can do so only from version 23 on, and the first
# start can run on Node 20, so this is a shell script.
set -e
cd "$(dirname "$0")/.."
export NODE_COMPILE_CACHE="${NODE_COMPILE_CACHE:-$PWD/node_modules/.cache/compiled}"

# Makes the memory allocator of glibc (Linux) use one arena for all threads, so that it holds less freed memory.
export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-1}"
# Makes the allocator return freed blocks of 32 KiB and more, such as the buffers of uploads, to the operating system at
# once. By default, the allocator raises this limit up to 32 MiB when the program frees larger blocks.
export MALLOC_MMAP_THRESHOLD_="${MALLOC_MMAP_THRESHOLD_:-32768}"

# --liftoff-only disables the optimising compiler of WebAssembly, which needs 600 MiB to start the embedded database.
# One person's pages need little of the database's time (docs/decisions/023-no-optimising-compiler.md).
#
# --max-semi-space-size=4 limits each semi-space of V8, the memory for new objects, to 4 MiB. An idle server needs no
# more.
#
# --heap-growing-percent=15 makes V8 collect garbage when its heap has grown by 15%. By default, the heap of a busy
# server grows to several times its size, and V8 does not return all of that memory when the server is idle again.
#
# --expose-gc lets the server collect garbage when it is idle (src/server/http/release-idle-memory.ts).
#
# --flush-baseline-code lets every full collection also free compiled code that has not run for a while. The next call
# compiles the code again.
set -- node_modules/.bin/node --liftoff-only --max-semi-space-size=4 --heap-growing-percent=15 --expose-gc --flush-baseline-code src/server/main.ts

node scripts/prepare-start.mjs "$@"
exec "$@"
