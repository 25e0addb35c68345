import { z } from 'zod'
import { AppError, type Message, notFound } from '../../lib/errors.ts'
import { id, language } from '../../lib/fields.ts'
import { fileSchema } from '../../lib/file-answer.ts'
import { keptToken, shownToken } from '../../lib/link-token.ts'
import type { Context } from '../../procedures/context.ts'
import type { Deps } from '../../procedures/deps.ts'
import { procedure } from '../../procedures/procedure.ts'
import { isStaffRole } from '../access/role-rules.ts'
import { hashToken } from '../accounts/find-caller.ts'
import { addLink } from '../order-links/add-link.ts'
import { linkState, stateParts } from '../order-links/link-state.ts'
import { holdOrder } from '../order-links/order-party.ts'
import { writeLinkChange } from '../order-links/write-link-change.ts'
import { pdfType } from '../orders/order-documents.ts'
import { acceptOffer } from './accept-offer.ts'
import { answerOffer, takeAnswerBack } from './answer-offer.ts'
import { linkedOfferId, offerToAnswer } from './linked-offer.ts'
import { offerFile } from './offer-file.ts'
import { acceptFields, changeFields, declineFields, linkedFields, renewFields } from './offer-input.ts'
import { linkedOfferSchema, readLinked } from './read-linked.ts'

const header = { 'X-Quote-Link': "The token of the quote's link." }

/** The quote after an answer, in the language of the page. */
const answered = (ctx: Context, offerId: number) =>
  readLinked(ctx.deps, offerId, { language: ctx.language, caller: ctx.caller })

/** What the holder of a quote's link can do: read it, and answer it. */
export const linkedOffers = {
  linked: procedure({
    access: 'public',
    rest: {
      method: 'GET',
      path: '/quotes/linked',
      headers: header,
      errors: ['NOT_FOUND'],
      summary:
        'The quote that the link in the header leads to, in its newest revision unless another is asked for',
    },
  })
    .input(linkedFields.extend({ language }))
    .output(linkedOfferSchema)
    .query(async ({ ctx, input }) =>
      readLinked(ctx.deps, await linkedOfferId(ctx), { ...input, caller: ctx.caller }),
    ),
  linkedPaper: procedure({
    access: 'public',
    rest: {
      method: 'GET',
      path: '/quotes/linked/quote.pdf',
      headers: header,
      file: [pdfType],
      errors: ['NOT_FOUND'],
      summary: 'The PDF of the quote that the link in the header leads to',
    },
  })
    .input(linkedFields)
    .output(fileSchema)
    .query(async ({ ctx, input }) => {
      const offerId = await linkedOfferId(ctx)
      await ctx.deps.limits.consume('offerPaper', String(offerId))
      return offerFile(ctx.deps, { offerId, revision: input.revision })
    }),
  see: procedure({
    access: 'public',
    rest: {
      method: 'POST',
      path: '/quotes/linked/view',
      status: 204,
      headers: header,
      summary: 'The page of the quote was opened: counted, unless staff did',
    },
  }).mutation(async ({ ctx }) => {
    await seeOffer(ctx.deps, ctx.caller, await linkedOfferId(ctx))
  }),
  accept: procedure({
    access: 'public',
    rest: {
      method: 'POST',
      path: '/quotes/linked/acceptance',
      status: 201,
      headers: header,
      summary:
        'Accept the newest revision, with the hash of its PDF and a typed name: its lines become orders, paid by the company that is said, and by its client signed in with how they come',
      example: { revision: 1, hash: '0'.repeat(64), name: 'Leyla Əliyeva' },
    },
  })
    .input(acceptFields)
    .output(linkedOfferSchema)
    .mutation(async ({ ctx, input }) => {
      const by = await offerToAnswer(ctx)
      await acceptOffer(ctx.deps, {
        ...input,
        ...by,
        callerId: ctx.caller?.id ?? null,
        address: ctx.address,
      })
      return answered(ctx, by.offerId)
    }),
  askChange: procedure({
    access: 'public',
    rest: {
      method: 'POST',
      path: '/quotes/linked/changes',
      status: 201,
      headers: header,
      summary: 'Ask for a change of the newest revision; `lines` are keys of those that it is about',
      example: { revision: 1, text: '1000 ədəd olsun', lines: [1] },
    },
  })
    .input(changeFields)
    .output(linkedOfferSchema)
    .mutation(async ({ ctx, input }) => {
      const by = await offerToAnswer(ctx)
      await answerOffer(ctx.deps, { ...input, ...by, kind: 'changeAsked', address: ctx.address })
      return answered(ctx, by.offerId)
    }),
  decline: procedure({
    access: 'public',
    rest: {
      method: 'POST',
      path: '/quotes/linked/refusal',
      status: 201,
      headers: header,
      summary: 'Decline the newest revision, for a reason or in own words',
      example: { revision: 1, reason: 'price', text: 'Büdcə azdır' },
    },
  })
    .input(declineFields)
    .output(linkedOfferSchema)
    .mutation(async ({ ctx, input }) => {
      const by = await offerToAnswer(ctx)
      await answerOffer(ctx.deps, { ...input, ...by, kind: 'declined', address: ctx.address })
      return answered(ctx, by.offerId)
    }),
  askRenewal: procedure({
    access: 'public',
    rest: {
      method: 'POST',
      path: '/quotes/linked/renewal',
      status: 201,
      headers: header,
      summary: 'Ask to renew the newest revision after it has expired',
      example: { revision: 1, text: 'Hələ də maraqlıdır' },
    },
  })
    .input(renewFields)
    .output(linkedOfferSchema)
    .mutation(async ({ ctx, input }) => {
      const by = await offerToAnswer(ctx)
      await answerOffer(ctx.deps, { ...input, ...by, kind: 'renewAsked', address: ctx.address })
      return answered(ctx, by.offerId)
    }),
  takeBack: procedure({
    access: 'public',
    rest: {
      method: 'DELETE',
      path: '/quotes/linked/answer',
      headers: header,
      summary: 'Take a question or a refusal back, until staff have answered it',
    },
  })
    .output(linkedOfferSchema)
    .mutation(async ({ ctx }) => {
      const { offerId } = await offerToAnswer(ctx)
      await takeAnswerBack(ctx.deps, { offerId })
      return answered(ctx, offerId)
    }),
  openOrder: procedure({
    access: 'public',
    rest: {
      method: 'POST',
      path: '/quotes/linked/orders/:id/link',
      headers: header,
      summary: 'The secret link of an order that the accepted quote became',
    },
  })
    .input(z.object({ id }))
    .output(z.object({ path: z.string() }))
    .mutation(async ({ ctx, input }) => {
      const { offerId } = await offerToAnswer(ctx)
      return openOrder(ctx.deps, { offerId, orderId: input.id })
    }),
}

/** Counts that the page of a quote was opened by its link, unless staff looked themselves (OFF-9). */
async function seeOffer(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Context['caller'],
  offerId: number,
): Promise<void> {
  if (caller && isStaffRole(caller.role)) return
  const offer = await db.offer.findUnique({ where: { id: offerId }, select: { lastRevision: true } })
  if (!offer || offer.lastRevision === 0) return
  const [at, revision] = [now(), offer.lastRevision]
  await db.$executeRaw`
    INSERT INTO offer_views (offer_id, revision, count, first_at, last_at)
    SELECT id, ${revision}, 1, ${at}, ${at} FROM offers WHERE id = ${offerId}
    ON CONFLICT (offer_id, revision) DO UPDATE SET count = offer_views.count + 1, last_at = excluded.last_at`
}

const wasEnded: Message = /*i18n*/ {
  id: 'offers.orderLinkEnded',
  message: 'The link to this order was ended. Please ask us for a new one.',
}

/**
 * The holder of an accepted quote's link gets the link of one of its orders: the same each time if it can be
 * stored, within the limits of every order's links. Once it was ended there is none until it is allowed again
 * (OFF-10, LNK-3).
 * @throws NOT_FOUND for any other order; CONFLICT after it was ended, for an order that is over, with too
 * many links; RATE_LIMITED
 */
async function openOrder(
  { db, limits, now, settings }: Pick<Deps, 'db' | 'limits' | 'now' | 'settings'>,
  { offerId, orderId }: { offerId: number; orderId: number },
): Promise<{ path: string }> {
  await limits.consume('offerAnswer', String(offerId))
  const key = settings.SECRET_KEY
  return db.$transaction(async (tx) => {
    await holdOrder(tx, orderId)
    const opened = await tx.offerOrder.findFirst({
      where: { orderId, offerId },
      include: { order: { select: { id: true, status: true, userId: true } } },
    })
    if (!opened) throw notFound()
    if (opened.barredAt !== null) throw new AppError('CONFLICT', wasEnded)
    const shown = shownToken(opened.sealed, key)
    const there =
      shown &&
      (await tx.orderLink.findUnique({ where: { tokenHash: hashToken(shown) }, include: stateParts }))
    if (there && linkState(there, now()) === 'works') return { path: `/o/${shown}` }
    const by = opened.order.userId
    const made = { createdById: by, side: 'customer', offerId, now: now() } as const
    const { link, token } = await addLink(tx, opened.order, made)
    await tx.offerOrder.update({ where: { orderId }, data: { sealed: keptToken(token, key) } })
    await writeLinkChange(tx, { by, orderId, act: 'orderLinkMade', linkId: link.id })
    return { path: `/o/${token}` }
  })
}
