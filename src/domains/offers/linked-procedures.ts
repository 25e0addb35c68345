import { z } from 'zod'
import { language } from '../../lib/fields.ts'
import { id } from '../../lib/figure-fields.ts'
import { fileSchema } from '../../lib/file-answer.ts'
import type { Context } from '../../procedures/context.ts'
import { procedure } from '../../procedures/procedure.ts'
import { pdfType } from '../orders/order-documents.ts'
import { acceptOffer } from './accept-offer.ts'
import { answerOffer, takeAnswerBack } from './answer-offer.ts'
import { linkedOfferId, offerToAnswer } from './linked-offer.ts'
import { acceptFields, changeFields, declineFields, linkedFields, renewFields } from './offer-input.ts'
import { offerPaper } from './offer-papers.ts'
import { openOrder } from './open-order.ts'
import { linkedOfferSchema, readLinked } from './read-linked.ts'
import { seeOffer } from './see-offer.ts'

const header = { 'X-Quote-Link': "The token of the quote's link." }

/** The quote as it is after an answer, in the language of the page. */
const answered = (ctx: Context, offerId: number) =>
  readLinked(ctx.deps, offerId, { language: ctx.language, caller: ctx.caller })

/** What the holder of a quote's link does: read it, and answer it. */
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
      return offerPaper(ctx.deps, { offerId, revision: input.revision })
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
        'Accept the newest revision, with the hash of its PDF and a typed name: its lines become orders',
      example: { revision: 1, hash: '0'.repeat(64), name: 'Leyla Əliyeva' },
    },
  })
    .input(acceptFields)
    .output(linkedOfferSchema)
    .mutation(async ({ ctx, input }) => {
      const by = await offerToAnswer(ctx)
      await acceptOffer(ctx.deps, { ...input, ...by, address: ctx.address })
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
