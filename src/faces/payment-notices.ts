import type { FastifyInstance } from 'fastify'
import { takeNotice } from '../domains/card-payments/take-notice.ts'
import type { ProviderName } from '../domains/payments/providers/provider.ts'
import { notFound } from '../lib/errors.ts'
import type { Deps } from '../procedures/deps.ts'

/** Bytes; one of a provider has a few hundred. */
const maxNoticeBytes = 16 * 1024

/**
 * POST a provider's notice of a card payment, in any form: stored, answered, and asked about afterwards (PAY-23). It
 * isn't part of the API that is described: a bank sends it, and nobody else has a reason to.
 */
export async function servePaymentNotices(app: FastifyInstance, { deps }: { deps: Deps }): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: maxNoticeBytes }, (_request, body, done) =>
    done(null, body),
  )
  app.post<{ Params: { provider: string }; Body: unknown }>(
    '/payments/notices/:provider',
    { bodyLimit: maxNoticeBytes, config: { takesForms: true } },
    async (request, reply) => {
      const provider = deps.cardPayments.providers.get(request.params.provider as ProviderName)
      if (!provider) throw notFound()
      const body = typeof request.body === 'string' ? request.body : ''
      await takeNotice(deps, { provider, body })
      return reply.code(200).header('cache-control', 'no-store').type('text/plain').send('OK')
    },
  )
}
