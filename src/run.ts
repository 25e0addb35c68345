import { pino } from 'pino'
import type { Settings } from './env.ts'
import { StartError } from './lib/start-error.ts'
import { type Hooks, type Program, startProgram } from './program.ts'

type Start = { settings: Settings; hooks: Hooks }

/**
 * Runs the program until SIGTERM or SIGINT, then drains and exits 0.
 * When it can't start it prints one line and exits 1.
 */
export async function run(
  start: () => Start | Promise<Start>,
  announce?: (program: Program) => void,
): Promise<void> {
  try {
    const { settings, hooks } = await start()
    const log = pino({ level: settings.LOG_LEVEL })
    const program = await startProgram(settings, log, hooks)
    announce?.(program)
    let stopping: Promise<void> | undefined
    const stop = (signal: string): void => {
      if (stopping) return
      log.info({ signal }, 'draining')
      stopping = program.stop().then(
        () => process.exit(0),
        (error) => {
          log.error({ err: error }, 'stopping failed')
          process.exit(1)
        },
      )
    }
    process.on('SIGTERM', stop)
    process.on('SIGINT', stop)
  } catch (error) {
    const line =
      error instanceof StartError ? error.message : String(error instanceof Error ? error.stack : error)
    process.stderr.write(`matbaa: ${line}\n`)
    process.exit(1)
  }
}
