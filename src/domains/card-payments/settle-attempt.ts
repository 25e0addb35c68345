import type { PaymentAttempt } from '../../db/generated/client.ts'
import { notFound } from '../../lib/errors.ts'
import type { Deps } from '../../procedures/deps.ts'
import { type Asked, type PaymentKeys, ProviderError } from '../payments/providers/provider.ts'
import { inTurn } from './attempt-turns.ts'
import { openSealed } from './sealed-attempt.ts'
import { writeAnswer, writeNoAnswer } from './write-answer.ts'

export type SettleDeps = Pick<Deps, 'db' | 'now' | 'emails' | 'settings' | 'log' | 'cardPayments'>

/**
 * Asks the provider how an attempt stands, and writes down what has come of it: the only way in which a card's money
 * gets into the ledger (PAY-20). It may be called by anyone, in any order and any number of times: a notice, the
 * customer's return, the clock, staff. A provider that gives no answer changes nothing.
 *
 * The question is asked outside of the transaction, so that a slow bank holds no lock: what was captured only grows,
 * and an answer that was overtaken by a later one adds nothing to it.
 */
export const settleAttempt = (deps: SettleDeps, id: number): Promise<void> =>
  inTurn(deps.cardPayments, id, () => ask(deps, id))

async function ask(deps: SettleDeps, id: number): Promise<void> {
  const attempt = await deps.db.paymentAttempt.findUnique({ where: { id } })
  if (!attempt) throw notFound()
  const askedAt = deps.now()
  const provider = deps.cardPayments.providers.get(attempt.provider)
  if (!provider) return
  const asked = await provider.ask(keysOf(deps, attempt)).catch((error: unknown) => {
    if (error instanceof ProviderError) return error
    throw error
  })
  if (asked instanceof ProviderError || !isOf(attempt, asked)) {
    const reason = asked instanceof ProviderError ? asked.message : `${asked.word}: of another payment`
    deps.log.warn({ attempt: id, reason }, 'a bank gave no answer about a card payment')
    const isKnownNowhere =
      asked instanceof ProviderError && asked.kind === 'refused' && attempt.providerReference === null
    return writeNoAnswer(deps, { id, askedAt, isKnownNowhere })
  }
  return writeAnswer(deps, { id, askedAt, asked })
}

/** By what a provider finds it. */
export const keysOf = (
  { settings }: Pick<Deps, 'settings'>,
  { reference, providerReference, sealed }: PaymentAttempt,
): PaymentKeys => ({
  reference,
  providerReference,
  secret: openSealed(sealed, settings.SECRET_KEY)?.secret ?? null,
})

const isOf = ({ providerReference }: PaymentAttempt, asked: Asked): boolean =>
  providerReference === null || providerReference === asked.providerReference
