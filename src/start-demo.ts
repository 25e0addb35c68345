import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { demoAccounts } from '../prisma/demo/people.ts'
import type { Running } from './create-deps.ts'
import { openDemoBank } from './demo-bank.ts'
import { paymentProviders } from './domains/payments/providers/payment-providers.ts'
import { defaultDataDir, readSettings, type Settings } from './env.ts'
import type { Deps } from './procedures/deps.ts'
import { run } from './run.ts'
import { wholeSite } from './whole-site.ts'

/** The whole site with the demo company, on a database of its own. */
export const startDemo = (): Promise<void> =>
  run(
    async () => {
      const defaults = { DEMO: '1', DATA_DIR: defaultDataDir('-demo'), LOG_LEVEL: 'warn' }
      const settings = readSettings(undefined, defaults)
      // Whoever sets a real bank's keys tries that one; and no payment is begun without a key to encrypt it with.
      const hasKey = settings.SECRET_KEY !== undefined || settings.DATABASE_URL === undefined
      const hooks = {
        ...wholeSite,
        prepare: async (running: Running) => {
          await wholeSite.prepare(running)
          await writeStatement(running.deps)
        },
      }
      if (!hasKey || paymentProviders(settings).size > 0) return { settings, hooks }
      const bank = await openDemoBank(settings)
      return {
        settings: readSettings(undefined, { ...defaults, ...bank.settings }),
        hooks: {
          ...hooks,
          pages: async (app, deps) => {
            bank.serve(app)
            return wholeSite.pages(app, deps)
          },
          prepare: async (running) => {
            await hooks.prepare(running)
            await bank.remember(running.deps)
          },
        },
      }
    },
    ({ address, running }) => {
      const accounts = demoAccounts.map(
        ({ email, password, role }) => `  ${role.padEnd(10)} ${email} / ${password}`,
      )
      process.stdout.write(
        `\nMətbəə is running at ${address}\n\n${accounts.join('\n')}\n\nA bank statement to import: ${statementOf(running.deps.settings)}\n\nStop it with Ctrl+C.\n`,
      )
    },
  )

const statementOf = ({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>): string => join(DATA_DIR, 'bank-statement.csv')

/** A statement of the company's bank, to import in the back office; it is of the day on which the demo began. */
async function writeStatement({ db, now, settings }: Deps): Promise<void> {
  const file = statementOf(settings)
  if (existsSync(file)) return
  const { openStatement } = await import('../prisma/demo/open-statement.ts')
  await writeFile(file, await openStatement(db, now()))
}
