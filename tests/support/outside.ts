/** `npm run test:outside`: the Vitest suite on the PostgreSQL that DATABASE_URL names. */
import { spawnSync } from 'node:child_process'

if (!process.env.DATABASE_URL) {
  process.stderr.write('Set DATABASE_URL to a PostgreSQL whose user may create databases.\n')
  process.exit(1)
}
const { status } = spawnSync('vitest', ['run', ...process.argv.slice(2)], { stdio: 'inherit' })
process.exit(status ?? 1)
