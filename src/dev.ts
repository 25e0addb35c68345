import './check-node.ts'
import { pino } from 'pino'
import { readSettings } from './env.ts'
import { prepare } from './prepare.ts'
import { startProgram } from './program.ts'
import { createDevPages } from './ssr/dev-pages.ts'

/** `npm run dev`: the whole program with the pages rendered from their sources. */
const settings = readSettings(undefined, { NODE_ENV: 'development' })
const log = pino({ level: settings.LOG_LEVEL })
const { pages, close } = await createDevPages()
const program = await startProgram(settings, log, { pages, prepare })
log.info({ address: program.address }, 'development server')

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, async () => {
    await program.stop()
    await close()
    process.exit(0)
  })
}
