import { z } from 'zod'
import { AppError, type Message, notFound } from '../../lib/errors.ts'
import { flag, id, maybe } from '../../lib/fields.ts'
import { toAzn } from '../../lib/money.ts'
import type { Context } from '../../procedures/context.ts'
import type { Deps } from '../../procedures/deps.ts'
import { callerOf, procedure, router } from '../../procedures/procedure.ts'
import { writeOrderEntry } from '../audit/write-order-entry.ts'
import { readRests, sumOf } from '../balance/read-rests.ts'
import { mailParts, mailReachOf } from '../customers/mail-reach.ts'
import { assertOrderParty, type CallerOrLink } from '../order-links/order-party.ts'
import { findPaymentLink, paymentLinkToken, paymentPath } from '../payment-links/payment-link.ts'
import {
  type Linked,
  linkedPaymentSchema,
  maskedEmail,
  newestOf,
  readLinkedPayment,
} from '../payment-links/read-linked.ts'
import { person, personSchema } from '../payments/payment-output.ts'
import { providerNames } from '../payments/providers/provider.ts'
import { failedAttempt } from './failed-attempts.ts'
import {
  cardPaymentSchema,
  cardReceiptSchema,
  payLinked,
  readCardPayment,
  readCardReceipt,
} from './pay-linked.ts'
import { settleOnReturn } from './read-request-attempt.ts'

const header = { 'X-Payment-Link': "The token of the request's link." }
const linkUnknown: Message = /*i18n*/ {
  id: 'payments.linkUnknown',
  message: 'This link does not work. Please call us, or ask us for a new one.',
}
const notReplaced: Message = /*i18n*/ {
  id: 'payments.notReplaced',
  message: 'Nothing else is asked for in place of this.',
}
const linkStillWorks: Message = /*i18n*/ {
  id: 'payments.linkStillWorks',
  message: 'This link still works, or there is nothing left to pay by it.',
}

const url = z.object({ url: z.string() })

/** A link that a customer waits for; AZN. */
const wantedLinkSchema = z.object({
  id: z.int(),
  appUser: personSchema,
  amount: z.number(),
  orderIds: z.array(z.int()),
  at: z.string(),
})

type LinkCall = Pick<Context, 'deps' | 'caller' | 'paymentToken' | 'address'>

/** A request with the ways to pay it and what is under way. */
export const payPageSchema = linkedPaymentSchema.extend({
  /** Banks at which it can be paid by card. */
  providers: z.array(z.enum(providerNames)),
  card: cardPaymentSchema,
  receipt: cardReceiptSchema,
  /** AZN; null unless the caller is signed in as its customer. */
  own: z.object({ balance: z.number() }).nullable(),
})
type PayPage = z.infer<typeof payPageSchema>

async function readPayPage(ctx: LinkCall, linked: Linked): Promise<PayPage> {
  const { deps } = ctx
  const payment = await readLinkedPayment(deps, linked)
  const [card, receipt, own] = await Promise.all([
    readCardPayment(deps, linked),
    readCardReceipt(deps, linked),
    ownMoney(ctx, payment),
  ])
  const { offered, providers } = deps.cardPayments
  const able =
    payment.kind === 'hold' ? offered.filter((name) => providers.get(name)?.traits.canHold) : offered
  return { ...payment, providers: [...able], card, receipt, own: payment.kind === 'hold' ? null : own }
}

/** Secret links to pay what is asked for (PAY-13). */
export const paymentLinksRouter = router({
  linked: procedure({
    access: 'public',
    rest: {
      method: 'GET',
      path: '/payment/linked',
      headers: header,
      errors: ['NOT_FOUND'],
      summary: 'What the link in the header asks for; reading it begins no payment',
    },
  })
    .output(payPageSchema)
    .query(async ({ ctx }) => readPayPage(ctx, await linkedPayment(ctx))),
  pay: procedure({
    access: 'public',
    rest: {
      method: 'POST',
      path: '/payment/linked/attempt',
      status: 201,
      headers: header,
      errors: ['NOT_FOUND', 'CONFLICT', 'FORBIDDEN', 'UNAVAILABLE'],
      summary: 'Begin to pay by card: `payUrl` is the page of the bank, where the browser goes',
      example: { provider: 'kapital', useBalance: false },
    },
  })
    .input(z.strictObject({ provider: z.enum(providerNames), useBalance: maybe(flag) }))
    .output(z.object({ payUrl: z.string() }))
    .mutation(async ({ ctx, input }) => {
      const linked = await linkedPayment(ctx)
      await ctx.deps.limits.consume('cardAttempt', String(linked.requestId))
      const { provider, useBalance = false } = input
      const token = ctx.paymentToken ?? ''
      return payLinked(ctx.deps, ctx.caller, {
        ...linked,
        token,
        language: ctx.language,
        provider,
        useBalance,
      })
    }),
  check: procedure({
    access: 'public',
    rest: {
      method: 'POST',
      path: '/payment/linked/check',
      headers: header,
      errors: ['NOT_FOUND'],
      summary: 'Ask the bank what became of a payment by card, then answer how the request stands',
    },
  })
    .output(payPageSchema)
    .mutation(async ({ ctx }) => {
      const linked = await linkedPayment(ctx)
      await settleOnReturn(ctx.deps, { requestId: linked.requestId })
      return readPayPage(ctx, linked)
    }),
  follow: procedure({
    access: 'public',
    rest: {
      method: 'POST',
      path: '/payment/linked/replacement',
      headers: header,
      errors: ['NOT_FOUND', 'CONFLICT'],
      summary: 'The link of what is asked for in place of the linked request',
    },
  })
    .output(url)
    .mutation(async ({ ctx }) => followLink(ctx.deps, await linkedPayment(ctx))),
  renew: procedure({
    access: 'public',
    rest: {
      method: 'POST',
      path: '/payment/linked/renewal',
      headers: header,
      errors: ['NOT_FOUND', 'CONFLICT'],
      summary: 'Ask for a new link once one is over: it goes to the known e-mail, or staff send it',
    },
  })
    .output(z.object({ sentTo: z.string().nullable() }))
    .mutation(async ({ ctx }) => renewLink(ctx.deps, await linkedPayment(ctx))),
  ofRequest: procedure({
    access: ['orders'],
    rest: {
      method: 'POST',
      path: '/payment/request/:id/link',
      summary: 'The secret link to pay a request; after it was ended another one',
    },
  })
    .input(z.object({ id }))
    .output(url)
    .mutation(({ ctx, input }) => linkForStaff(ctx.deps, input)),
  wanted: procedure({
    access: ['orders'],
    rest: {
      method: 'GET',
      path: '/payment/request/wanted',
      summary: 'Requests whose customer has asked for a link, and whom no e-mail reaches; the longest first',
    },
  })
    .output(z.array(wantedLinkSchema))
    .query(({ ctx }) => readWantedLinks(ctx.deps)),
  own: procedure({
    access: 'orderParty',
    rest: {
      method: 'POST',
      path: '/order/:orderId/request/:id/link',
      summary:
        'The link to pay what is asked for an order; by the link of an order only what is asked for it alone',
    },
  })
    .input(z.object({ orderId: id, id }))
    .output(url)
    .mutation(({ ctx, input }) => linkForParty(ctx.deps, ctx, input)),
  end: procedure({
    access: ['orders'],
    rest: {
      method: 'DELETE',
      path: '/payment/request/:id/link',
      status: 204,
      summary: 'The links of a request no longer work for anyone',
    },
  })
    .input(z.object({ id }))
    .mutation(({ ctx, input }) => endLinks(ctx.deps, callerOf(ctx), input)),
})

/**
 * The request of the call's link; calls are counted by request, and unknown links by who tries them.
 * @throws NOT_FOUND without a link or for one that leads nowhere; RATE_LIMITED
 */
export async function linkedPayment({ deps, paymentToken, address }: LinkCall): Promise<Linked> {
  const found = await findPaymentLink(deps, paymentToken)
  if (found === null) {
    await deps.limits.consume('offerLinkAddress', address)
    throw new AppError('NOT_FOUND', linkUnknown)
  }
  await deps.limits.consume('callsAccount', `payment ${found.requestId}`)
  return found
}

async function ownMoney(
  { deps: { db }, caller }: LinkCall,
  { id }: { id: number },
): Promise<{ balance: number } | null> {
  if (caller === null) return null
  const isOwn = (await db.paymentRequest.count({ where: { id, userId: caller.id } })) > 0
  return isOwn ? { balance: toAzn(sumOf(await readRests(db, caller.id))) } : null
}

type LinkDeps = Pick<Deps, 'db' | 'now' | 'settings'>

/** @throws NOT_FOUND once staff have ended the links of the request that took its place */
async function linkTo(
  { db, now, settings }: LinkDeps,
  { requestId, isMail }: { requestId: number; isMail: boolean },
): Promise<{ url: string }> {
  const token = await paymentLinkToken(db, { requestId, key: settings.SECRET_KEY, now: now(), isMail })
  if (token === null) throw new AppError('NOT_FOUND', linkUnknown)
  return { url: settings.SITE_URL + paymentPath(token) }
}

async function followLink(deps: LinkDeps, { requestId }: Linked): Promise<{ url: string }> {
  const newest = await newestOf(deps.db, requestId)
  if (newest.id === requestId) throw new AppError('CONFLICT', notReplaced)
  return linkTo(deps, { requestId: newest.id, isMail: true })
}

/** PAY-14. @throws CONFLICT while the link works, or nothing is asked for any more; RATE_LIMITED */
async function renewLink(
  { db, now, emails, limits }: Pick<Deps, 'db' | 'now' | 'emails' | 'limits'>,
  { requestId: id, isOver }: Linked,
): Promise<{ sentTo: string | null }> {
  const request = await db.paymentRequest.findUniqueOrThrow({
    where: { id },
    select: { state: true, user: { select: mailParts } },
  })
  if (!isOver || request.state !== 'Open') throw new AppError('CONFLICT', linkStillWorks)
  await limits.consume('paymentLinkRequest', String(id))
  const { user } = request
  if (mailReachOf(user) !== 'reaches') {
    await db.paymentRequest.update({ where: { id }, data: { linkWantedAt: now() } })
    return { sentTo: null }
  }
  await db.$transaction((tx) => emails.enqueue(tx, { kind: 'paymentAsked', requestId: id, why: 'newLink' }))
  return { sentTo: maskedEmail(user.email || user.contactEmail) }
}

/** The most that staff look at in one go. */
const shown = 100

const isWanted = { state: 'Open', linkWantedAt: { not: null } } as const

/** How many {@link readWantedLinks} shows. */
export const countWantedLinks = ({ db }: Pick<Deps, 'db'>): Promise<number> =>
  db.paymentRequest.count({ where: isWanted, take: shown })

export async function readWantedLinks({ db }: Pick<Deps, 'db'>): Promise<z.infer<typeof wantedLinkSchema>[]> {
  const rows = await db.paymentRequest.findMany({
    where: isWanted,
    orderBy: [{ linkWantedAt: 'asc' }, { id: 'asc' }],
    take: shown,
    select: {
      id: true,
      amount: true,
      linkWantedAt: true,
      user: person,
      lines: { orderBy: { orderId: 'asc' }, select: { orderId: true } },
    },
  })
  return rows.map(({ id, amount, linkWantedAt, user, lines }) => ({
    id,
    appUser: user,
    amount: toAzn(amount),
    orderIds: lines.map(({ orderId }) => orderId),
    at: linkWantedAt?.toISOString() ?? '',
  }))
}

/** Whoever takes the link sends it: it is no longer wanted, also not after a payment that failed. @throws NOT_FOUND */
async function linkForStaff(deps: LinkDeps, { id }: { id: number }): Promise<{ url: string }> {
  const found = await deps.db.paymentRequest.updateMany({ where: { id }, data: { linkWantedAt: null } })
  if (found.count === 0) throw notFound()
  await deps.db.paymentAttempt.updateMany({
    where: { requestId: id, troubleSeenAt: null, ...failedAttempt },
    data: { troubleSeenAt: deps.now() },
  })
  return linkTo(deps, { requestId: id, isMail: false })
}

/** @throws as {@link assertOrderParty}; NOT_FOUND where it isn't asked for this order, or for others as well */
async function linkForParty(
  deps: LinkDeps,
  who: CallerOrLink,
  { orderId, id }: { orderId: number; id: number },
): Promise<{ url: string }> {
  const { linkId } = await assertOrderParty(deps.db, who, orderId)
  const lines = await deps.db.paymentRequestOrder.findMany({
    where: { requestId: id },
    select: { orderId: true },
  })
  const isFor = lines.some((line) => line.orderId === orderId)
  if (!isFor || (linkId !== null && lines.length > 1)) throw notFound()
  return linkTo(deps, { requestId: id, isMail: linkId !== null })
}

async function endLinks(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { id: by }: { id: number },
  { id }: { id: number },
): Promise<void> {
  await db.$transaction(async (tx) => {
    const request = await tx.paymentRequest.findUnique({
      where: { id },
      select: { lines: { select: { orderId: true } } },
    })
    if (!request) throw notFound()
    const ended = await tx.paymentLink.updateMany({
      where: { requestId: id, revokedAt: null },
      data: { revokedAt: now() },
    })
    if (ended.count === 0) return
    for (const { orderId } of request.lines)
      await writeOrderEntry(tx, { by, orderId, changes: { paymentLinkEnded: [null, id] } })
  })
}
