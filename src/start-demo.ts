import { demoAccounts } from '../prisma/demo/people.ts'
import { openDemoBank } from './demo-bank.ts'
import { paymentProviders } from './domains/payments/providers/payment-providers.ts'
import { defaultDataDir, readSettings } from './env.ts'
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
      if (!hasKey || paymentProviders(settings).size > 0) return { settings, hooks: wholeSite }
      const bank = await openDemoBank(settings)
      return {
        settings: readSettings(undefined, { ...defaults, ...bank.settings }),
        hooks: {
          ...wholeSite,
          pages: async (app, deps) => {
            bank.serve(app)
            return wholeSite.pages(app, deps)
          },
          prepare: async (running) => {
            await wholeSite.prepare(running)
            await bank.remember(running.deps)
          },
        },
      }
    },
    ({ address }) => {
      const accounts = demoAccounts.map(
        ({ email, password, role }) => `  ${role.padEnd(10)} ${email} / ${password}`,
      )
      process.stdout.write(
        `\nMətbəə is running at ${address}\n\n${accounts.join('\n')}\n\nStop it with Ctrl+C.\n`,
      )
    },
  )
