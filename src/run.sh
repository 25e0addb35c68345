#!/bin/sh
# Runs the built program in place of this shell: `sh src/run.sh main`, or `demo`.
# What V8 and the allocator are told, by how much that lowers the memory: docs/decisions/0004-answers-kept-for-all.md
export NODE_ENV=production MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=65536
export NODE_COMPILE_CACHE="${NODE_COMPILE_CACHE:-dist/compile-cache}"
exec node --no-allocation-site-pretenuring --min-semi-space-size=4 --max-semi-space-size=4 \
  --heap-growing-percent=50 "dist/program/$1.js"
