import { startBundledServer } from '../../src/db/bundled-server.ts'
import { silentLog } from '../support/silent-log.ts'

// A program that holds the bundled server of the DATA_DIR it is given until it is killed.
const [dataDir = '', binDir] = process.argv.slice(2)
try {
  const server = await startBundledServer({ dataDir, binDir, log: silentLog, fsync: false })
  process.once('SIGTERM', () => void server.stop())
  process.stdout.write(`${JSON.stringify({ url: server.url, pid: server.pid() })}\n`)
} catch (error) {
  process.stderr.write(error instanceof Error ? `${error.name}: ${error.message}` : String(error))
  process.exitCode = 1
}
