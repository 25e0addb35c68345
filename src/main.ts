import { readSettings } from './env.ts'
import { run } from './run.ts'
import { wholeSite } from './whole-site.ts'

await run(() => ({ settings: readSettings(), hooks: wholeSite }))
