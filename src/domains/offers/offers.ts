import { z } from 'zod'
import { notFound } from '../../lib/errors.ts'
import { id, language } from '../../lib/fields.ts'
import { fileSchema } from '../../lib/file-answer.ts'
import { type Caller, can } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { callerOf, procedure, router } from '../../procedures/procedure.ts'
import { recorded } from '../audit/recorded.ts'
import { offerLinkToken, offerPath, writeOfferLinkChange } from '../offer-links/offer-link.ts'
import { writeLinkChange } from '../order-links/write-link-change.ts'
import { pdfType } from '../orders/order-documents.ts'
import { acceptForCustomer } from './accept-offer.ts'
import { createOffer, updateOffer } from './draft.ts'
import { assertOpen, endAnswers, holdOffer } from './hold-offer.ts'
import { linkedOffers } from './linked-procedures.ts'
import { countOffers, listFields, listOffers, offerCountsSchema, offerListSchema } from './list-offers.ts'
import { offerFile } from './offer-file.ts'
import {
  agreeFields,
  createFields,
  prolongFields,
  revisionFields,
  sendFields,
  updateFields,
} from './offer-input.ts'
import { offerSchema, readOffer } from './read-offer.ts'
import { prolongOffer, sendOffer } from './send-offer.ts'

const area = { access: ['orders'] } as const

/** Quotes for customers: written and sent by staff (area 8), answered by their link. */
export const offersRouter = router({
  list: procedure({
    ...area,
    rest: {
      method: 'GET',
      path: '/quotes',
      summary: 'Quotes: those whose turn is ours (`turn=staff`), the customers’ (`customer`), or over',
    },
  })
    .input(listFields)
    .output(offerListSchema)
    .query(({ ctx, input }) => listOffers(ctx.deps, input)),
  counts: procedure({
    ...area,
    rest: {
      method: 'GET',
      path: '/quotes/counts',
      summary: 'How many quotes wait for us, and for customers',
    },
  })
    .output(offerCountsSchema)
    .query(({ ctx }) => countOffers(ctx.deps)),
  byId: procedure({
    ...area,
    rest: {
      method: 'GET',
      path: '/quotes/:id',
      summary: 'A quote: its draft, and its revisions with what was said to them',
    },
  })
    .input(z.object({ id, language }))
    .output(offerSchema)
    .query(({ ctx, input }) => readOffer(ctx.deps, input)),
  create: procedure({
    ...area,
    rest: {
      method: 'POST',
      path: '/quotes',
      status: 201,
      summary: 'Begin a quote for a customer',
      example: {
        userId: 7,
        cameBy: 'phone',
        language: 'az',
        title: 'Payız kataloqu',
        days: 14,
        lines: [{ serviceId: 2, serviceTypeId: 1, count: 500, price: 40, priceReason: 'Daimi müştəri' }],
      },
    },
  })
    .input(createFields)
    .output(offerSchema)
    .mutation(async ({ ctx, input }) => {
      const made = await createOffer(ctx.deps, { ...callerOf(ctx), language: ctx.language }, input)
      return readOffer(ctx.deps, { id: made, language: ctx.language })
    }),
  update: procedure({
    ...area,
    rest: {
      method: 'PUT',
      path: '/quotes/:id',
      summary: 'Change the draft of a quote; what was sent stays as it is',
      example: {
        title: 'Payız kataloqu',
        note: 'Çatdırılma daxildir',
        lines: [{ key: 1, serviceId: 2, serviceTypeId: 1, count: 1000 }],
      },
    },
  })
    .input(updateFields)
    .output(offerSchema)
    .mutation(async ({ ctx, input }) => {
      await updateOffer(ctx.deps, { ...callerOf(ctx), language: ctx.language }, input)
      return readOffer(ctx.deps, { id: input.id, language: ctx.language })
    }),
  send: procedure({
    ...area,
    rest: {
      method: 'POST',
      path: '/quotes/:id/revisions',
      status: 201,
      summary: 'Send the draft as the next revision, with `byMail` also by e-mail',
      example: { days: 14, byMail: true },
    },
  })
    .input(sendFields)
    .output(offerSchema)
    .mutation(async ({ ctx, input }) => {
      await sendOffer(ctx.deps, callerOf(ctx), input)
      return readOffer(ctx.deps, { id: input.id, language: ctx.language })
    }),
  prolong: procedure({
    ...area,
    rest: {
      method: 'POST',
      path: '/quotes/:id/prolonged',
      status: 201,
      summary: 'Send what was sent last once more, as a revision that is valid for longer',
      example: { days: 14, byMail: true },
    },
  })
    .input(prolongFields)
    .output(offerSchema)
    .mutation(async ({ ctx, input }) => {
      await prolongOffer(ctx.deps, callerOf(ctx), input)
      return readOffer(ctx.deps, { id: input.id, language: ctx.language })
    }),
  withdraw: procedure({
    ...area,
    rest: {
      method: 'PUT',
      path: '/quotes/:id/withdrawn',
      summary: 'Take a quote back: nobody can answer it any more',
    },
  })
    .input(z.object({ id }))
    .output(offerSchema)
    .mutation(async ({ ctx, input }) => {
      await withdrawOffer(ctx.deps, callerOf(ctx), input.id)
      return readOffer(ctx.deps, { id: input.id, language: ctx.language })
    }),
  agree: procedure({
    ...area,
    rest: {
      method: 'POST',
      path: '/quotes/:id/acceptance',
      status: 201,
      summary: 'The customer (`name`) has told staff that they accept the newest revision',
      example: { revision: 1, name: 'Leyla Əliyeva' },
    },
  })
    .input(agreeFields)
    .output(offerSchema)
    .mutation(async ({ ctx, input }) => {
      await acceptForCustomer(ctx.deps, callerOf(ctx), input, ctx.address)
      return readOffer(ctx.deps, { id: input.id, language: ctx.language })
    }),
  link: procedure({
    ...area,
    rest: {
      method: 'POST',
      path: '/quotes/:id/link',
      summary:
        'The secret link of a quote, the same for all of its revisions; after it was ended another one',
    },
  })
    .input(z.object({ id }))
    .output(z.object({ url: z.string() }))
    .mutation(async ({ ctx, input }) => {
      const { db, now, settings } = ctx.deps
      await readOffer(ctx.deps, { id: input.id, language: ctx.language })
      const by = callerOf(ctx).id
      const key = settings.SECRET_KEY
      const token = await offerLinkToken(db, { offerId: input.id, key, now: now(), by })
      if (token === null) throw notFound()
      return { url: settings.SITE_URL + offerPath(token) }
    }),
  endLink: procedure({
    access: 'user',
    rest: {
      method: 'DELETE',
      path: '/quotes/:id/link',
      status: 204,
      summary: "End a quote's link at once, also once it is accepted: with area 8, or of an own quote",
    },
  })
    .input(z.object({ id }))
    .mutation(({ ctx, input }) => endOfferLink(ctx.deps, callerOf(ctx), input.id)),
  paper: procedure({
    ...area,
    rest: {
      method: 'GET',
      path: '/quotes/:id/revisions/:revision/quote.pdf',
      file: [pdfType],
      summary: 'The PDF of a revision, as it was made when it was sent',
    },
  })
    .input(revisionFields)
    .output(fileSchema)
    .query(({ ctx, input }) => offerFile(ctx.deps, { offerId: input.id, revision: input.revision })),
  ...linkedOffers,
})

/** Staff withdraw a quote: it can't be answered any more (OFF-7). @throws NOT_FOUND, CONFLICT */
function withdrawOffer(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { id: by }: Pick<Caller, 'id'>,
  id: number,
): Promise<void> {
  return recorded(db, { by, kind: 'offer', id }, async (tx) => {
    const offer = await holdOffer(tx, id)
    if (offer.state === 'Withdrawn') return
    await assertOpen(tx, offer)
    await endAnswers(tx, id, now())
    const data = { state: 'Withdrawn', stateSince: now(), updatedAt: new Date() } as const
    await tx.offer.update({ where: { id }, data })
  })
}

/**
 * Staff, or the customer of the quote, end its link at once, even after it was accepted, with the links to
 * its orders that it opened; there is none until staff make another (OFF-12).
 * @throws NOT_FOUND also for another customer's
 */
function endOfferLink({ db, now }: Pick<Deps, 'db' | 'now'>, caller: Caller, offerId: number): Promise<void> {
  return db.$transaction(async (tx) => {
    const offer = await holdOffer(tx, offerId)
    if (!can(caller, 'orders') && offer.userId !== caller.id) throw notFound()
    const revokedAt = now()
    const live = { where: { offerId, revokedAt: null }, select: { id: true } } as const
    const links = await tx.offerLink.findMany(live)
    const opened = await tx.orderLink.findMany({ ...live, select: { id: true, orderId: true } })
    await tx.offerLink.updateMany({ where: live.where, data: { revokedAt } })
    await tx.orderLink.updateMany({ where: live.where, data: { revokedAt } })
    for (const { id: linkId } of links)
      await writeOfferLinkChange(tx, { by: caller.id, offerId, act: 'offerLinkEnded', linkId })
    for (const { id: linkId, orderId } of opened)
      await writeLinkChange(tx, { by: caller.id, orderId, act: 'orderLinkEnded', linkId })
  })
}
