import { readSettings } from './env.ts'
import { prepare } from './prepare.ts'
import { run } from './run.ts'
import { servePages } from './ssr/render-pages.ts'

await run(() => ({ settings: readSettings(), hooks: { pages: servePages, prepare } }))
