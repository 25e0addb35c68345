/**
 * `npm run test:outside`: suites of the API on databases of others. With DATABASE_URL on the PostgreSQL that it names;
 * else on each kind that is installed here: Debian's PostgreSQL of each version as it comes (compiling plans is on), and
 * pgbouncer before the newest of them in session and in transaction mode. OUTSIDE_ONLY="15,session" chooses; what
 * stands behind it goes to Vitest. Nothing is installed by it.
 */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { findPgbouncer, installedVersions, startStock } from './outside/servers.ts'

const vitest = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url))
const given = process.argv.slice(2)
const suites = given.length > 0 ? given : ['tests/domains', 'tests/faces', 'tests/db', 'tests/outside']
/** They bring the bundled server along, whatever database the rest is on. */
const bundledOnly = ['tests/db/bundled-server.test.ts', 'tests/domains/orders/kill-nine.test.ts']
const only = process.env.OUTSIDE_ONLY?.split(',')
const [newest, ...older] = installedVersions()

if (process.env.DATABASE_URL) process.exit(run({}))
if (newest === undefined) {
  process.stderr.write(
    'Set DATABASE_URL to a PostgreSQL whose user may create databases, or install one: apt-get install postgresql pgbouncer\n',
  )
  process.exit(1)
}
const kinds = [
  ...[newest, ...older].map((version) => ({ name: `${version}`, version, env: {} })),
  ...(findPgbouncer() ? ['session', 'transaction'] : []).map((mode) => ({
    name: mode,
    version: newest,
    env: { TEST_POOLER: mode },
  })),
]
const failed: string[] = []
for (const { name, version, env } of kinds) {
  if (only && !only.includes(name)) continue
  process.stdout.write(
    `\nPostgreSQL ${version}${name === `${version}` ? '' : ` behind pgbouncer, ${name} mode`}\n`,
  )
  const server = await startStock(version)
  try {
    if (run({ ...env, TEST_DATABASE_URL: server.url }) !== 0) failed.push(name)
  } finally {
    await server.stop()
  }
}
if (failed.length > 0) process.stderr.write(`Failed on: ${failed.join(', ')}\n`)
process.exit(failed.length > 0 ? 1 : 0)

function run(env: Record<string, string>): number {
  const excluded = bundledOnly.map((file) => `--exclude=${file}`)
  const args = ['run', '--project=suite', '--project=outside', ...excluded, ...suites]
  // Figures of the suite would stand in the table as those of the bundled server; tests/outside names the database.
  const { TRUST_FIGURES = '', ...own } = process.env
  const all = { ...own, ...env, TEST_OUTSIDE: '1', OUTSIDE_FIGURES: TRUST_FIGURES }
  return spawnSync(process.execPath, [vitest, ...args], { stdio: 'inherit', env: all }).status ?? 1
}
