import { flushCompileCache } from 'node:module'
import { readSettings } from '../../src/env.ts'
import { prepare } from '../../src/prepare.ts'
import { run } from '../../src/run.ts'

// The whole program without the pages, which would have to be built first; says where it listens.
await run(
  () => ({ settings: readSettings(), hooks: { prepare } }),
  ({ address }) => {
    process.stdout.write(`${address}\n`)
    // Node keeps what it has compiled when it exits, and most of these are killed.
    flushCompileCache()
  },
)
