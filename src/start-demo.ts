import { demoAccounts } from '../prisma/demo/people.ts'
import { defaultDataDir, readSettings } from './env.ts'
import { run } from './run.ts'
import { wholeSite } from './whole-site.ts'

/** The whole site with the demo company, on a database of its own. */
export const startDemo = (): Promise<void> =>
  run(
    () => ({
      settings: readSettings(undefined, { DEMO: '1', DATA_DIR: defaultDataDir('-demo'), LOG_LEVEL: 'warn' }),
      hooks: wholeSite,
    }),
    ({ address }) => {
      const accounts = demoAccounts.map(
        ({ email, password, role }) => `  ${role.padEnd(10)} ${email} / ${password}`,
      )
      process.stdout.write(
        `\nMətbəə is running at ${address}\n\n${accounts.join('\n')}\n\nStop it with Ctrl+C.\n`,
      )
    },
  )
