import type { Transaction } from '../../db/client.ts'
import type { OfferAnswerKind, OfferState } from '../../db/generated/client.ts'
import type { Deps } from '../../procedures/deps.ts'
import { isExpired } from '../offer-status/offer-stands.ts'
import { assertOpen, currentAnswer, holdOffer } from './hold-offer.ts'
import { holdForAnswer } from './linked-offer.ts'
import { nothingTakenBack, offerNotExpired } from './offer-errors.ts'

type AnswerDeps = Pick<Deps, 'db' | 'emails' | 'limits' | 'now'>
type Kind = Exclude<OfferAnswerKind, 'accepted'>

/** The customer's answer: `lines` are keys of those that should change. */
type Said = {
  offerId: number
  kind: Kind
  /** A network address. */
  address: string
  /** The link by which it came, and whether staff have logged in on that device before. */
  linkId: number
  staffDevice: boolean
  revision: number
  text?: string | undefined
  reason?: string | undefined
  lines?: number[] | undefined
}

const states = {
  changeAsked: 'ChangeAsked',
  declined: 'Declined',
  renewAsked: 'RenewAsked',
} as const satisfies Record<Kind, OfferState>

/**
 * The holder of the link asks for a change of the newest revision, declines it, or asks to renew one that has
 * expired; the company gets an email (OFF-6).
 * @throws CONFLICT with the reason: expired or not yet, revised, withdrawn, accepted or answered already;
 * RATE_LIMITED
 */
export async function answerOffer(
  { db, emails, limits, now }: AnswerDeps,
  { offerId, kind, address, revision, text = '', reason = '', lines = [], linkId, staffDevice }: Said,
): Promise<void> {
  await limits.consume('offerAnswer', String(offerId))
  const isRenewal = kind === 'renewAsked'
  await db.$transaction(async (tx) => {
    const at = now()
    const offer = await holdForAnswer(tx, { offerId, revision, now: at }, isRenewal ? 'asked' : 'refused')
    if (isRenewal && !isExpired(offer.validUntil, at)) throw offerNotExpired()
    const { id: answerId } = await tx.offerAnswer.create({
      data: { offerId, revision, kind, text, reason, lines, address, linkId, staffDevice, at },
      select: { id: true },
    })
    await setState(tx, offerId, states[kind], at)
    await emails.enqueue(tx, { kind: 'offerAnswered', offerId, answerId })
  })
}

/**
 * The holder of the link takes their question or refusal back, as long as staff haven't answered it (OFF-6).
 * @throws CONFLICT when there is none
 */
export async function takeAnswerBack(
  { db, limits, now }: Pick<Deps, 'db' | 'limits' | 'now'>,
  { offerId }: { offerId: number },
): Promise<void> {
  await limits.consume('offerAnswer', String(offerId))
  await db.$transaction(async (tx) => {
    const offer = await holdOffer(tx, offerId)
    await assertOpen(tx, offer)
    const answer = await currentAnswer(tx, offerId)
    if (!answer) throw nothingTakenBack()
    const at = now()
    await tx.offerAnswer.update({ where: { id: answer.id }, data: { endedAt: at, isWithdrawn: true } })
    await setState(tx, offerId, 'Sent', at)
  })
}

async function setState(tx: Transaction, id: number, state: OfferState, stateSince: Date): Promise<void> {
  await tx.offer.update({ where: { id }, data: { state, stateSince } })
}
