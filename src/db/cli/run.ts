import { pino } from 'pino'
import { readSettings, type Settings } from '../../env.ts'
import { StartError } from '../../lib/start-error.ts'
import { givenAddresses } from '../addresses.ts'
import { type BundledServer, startBundledServer } from '../bundled-server.ts'
import { checkAddresses } from '../check-addresses.ts'

/** Runs a command to its end; errors that the user can fix are printed as one line. */
export async function runCommand(
  act: (settings: Settings, args: string[]) => Promise<string>,
): Promise<void> {
  try {
    process.stdout.write(`${await act(readSettings(), process.argv.slice(2))}\n`)
  } catch (error) {
    process.exitCode = 1
    if (!(error instanceof StartError)) throw error
    process.stderr.write(`${error.message}\n`)
  }
  // The schema engine leaves timers of 10 s behind, which would only delay the prompt.
  process.exit()
}

/** Gives `act` the database of the settings: the outside one, or the bundled one, started for it. */
export async function withDatabase<Result>(
  settings: Settings,
  act: (url: string) => Promise<Result>,
): Promise<Result> {
  const given = givenAddresses(settings)
  if (given) {
    await checkAddresses(given)
    return act(given.directUrl)
  }
  const server: BundledServer = await startBundledServer({
    dataDir: settings.DATA_DIR,
    binDir: settings.POSTGRES_BIN,
    log: pino({ level: 'warn' }, pino.destination(2)),
  })
  try {
    return await act(server.url)
  } finally {
    await server.stop()
  }
}
