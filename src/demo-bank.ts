import type { FastifyInstance } from 'fastify'
import { openSealed } from './domains/card-payments/sealed-attempt.ts'
import type { Settings } from './env.ts'
import { startSimulator } from './payment-simulators/start-simulator.ts'
import type { Deps } from './procedures/deps.ts'

const path = '/test-bank'

/** The headers of the bank's answers that the browser needs. */
const passedOn = ['content-type', 'location', 'content-security-policy', 'referrer-policy', 'cache-control']

/**
 * The test bank of the demo: it listens on this machine alone, and its page to pay at stands under the site's own
 * address. What was paid before this process began it knows from the demo's own payments, so that it can be given back.
 */
export async function openDemoBank({ SITE_URL }: Pick<Settings, 'SITE_URL'>) {
  const bank = await startSimulator({ provider: 'kapital', pageUrl: SITE_URL + path })
  return {
    settings: bank.settings,
    /** Called once the database is ready. */
    async remember({ db, settings }: Pick<Deps, 'db' | 'settings'>): Promise<void> {
      const attempts = await db.paymentAttempt.findMany({
        where: { provider: 'kapital', captured: { gt: 0 } },
      })
      bank.remember(
        attempts.map(({ providerReference, sealed, captured, refunded }) => ({
          id: providerReference ?? '',
          secret: openSealed(sealed, settings.SECRET_KEY)?.secret ?? '',
          captured,
          refunded,
        })),
      )
    },
    /** Passes what is asked of the page on to the bank. */
    serve(app: FastifyInstance): void {
      void app.register(async (page) => {
        page.removeAllContentTypeParsers()
        page.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
        page.route({
          method: ['GET', 'POST'],
          url: `${path}/flex`,
          handler: async ({ method, url, body, headers }, reply) => {
            const answer = await fetch(bank.url + url.slice(path.length), {
              method,
              redirect: 'manual',
              ...(Buffer.isBuffer(body) && {
                body: new Uint8Array(body),
                headers: { 'content-type': headers['content-type'] ?? '' },
              }),
            })
            for (const name of passedOn) {
              const value = answer.headers.get(name)
              if (value !== null) reply.header(name, value)
            }
            return reply.code(answer.status).send(Buffer.from(await answer.arrayBuffer()))
          },
        })
      })
    },
  }
}
