import { z } from 'zod'
import { id, line, list, maybe, text, wholeNumber } from '../../lib/fields.ts'
import type { Deps } from '../../procedures/deps.ts'
import { procedure, router } from '../../procedures/procedure.ts'
import {
  assertOrderParty,
  assertOrderSide,
  type CallerOrLink,
  holdOrder,
} from '../order-links/order-party.ts'
import { takesArtwork } from '../order-status/statuses.ts'
import { takesNoArtwork } from './artwork-errors.ts'
import { artworkSchema } from './artwork-output.ts'
import { makeTicket, ticketSchema } from './download-ticket.ts'
import { keptFile } from './find-file.ts'
import { moveSlotBy } from './move-slot.ts'
import { readArtwork } from './read-artwork.ts'
import { seeFinding } from './see-finding.ts'
import { sendAgain } from './send-again.ts'
import { sendVersion } from './send-version.ts'
import { unlockFile } from './unlock-file.ts'

/** Actions that change the slot without sending a file, and whose they are. */
const sides = { askDesign: 'customer', ownArtwork: 'customer', askNew: 'staff', skip: 'staff' } as const

/**
 * The customer asks for a design or sends their own artwork after all; staff ask for another file (`request`
 * says which), which emails the customer, or need none (ART-1).
 * @throws NOT_FOUND; FORBIDDEN to the other side; CONFLICT where the slot doesn't allow it, or the order is
 * in print
 */
function changeSlot(
  { db, emails, now }: Pick<Deps, 'db' | 'emails' | 'now'>,
  who: CallerOrLink,
  { id, act, request = '' }: { id: number; act: keyof typeof sides; request?: string | undefined },
): Promise<void> {
  return db.$transaction(async (tx) => {
    await holdOrder(tx, id)
    const party = await assertOrderSide(tx, who, id, sides[act])
    if (!takesArtwork(party.order.status)) throw takesNoArtwork()
    await moveSlotBy(tx, party, { act, at: now(), request })
    if (act === 'askNew') await emails.enqueue(tx, { kind: 'artworkAsked', orderId: id, request })
  })
}

/** The text on pages of a version; pages without text are left out. */
const textsSchema = z.object({
  pages: z.array(z.object({ fileId: z.int(), pageOfFile: z.int(), text: z.string() })),
})

/** The text of a version's pages, for the order's parties (ART-11). @throws NOT_FOUND, FORBIDDEN */
async function readTexts(
  { db }: Pick<Deps, 'db'>,
  who: CallerOrLink,
  { id: orderId, version: number }: { id: number; version: number },
): Promise<z.infer<typeof textsSchema>> {
  await assertOrderParty(db, who, orderId)
  const texts = await db.artworkText.findMany({
    where: { ofPage: { file: { version: { orderId, number } } } },
    orderBy: [{ ofPage: { file: { position: 'asc' } } }, { page: 'asc' }],
  })
  return { pages: texts.map(({ fileId, page: pageOfFile, text }) => ({ fileId, pageOfFile, text })) }
}

const maxFiles = 20

/** The files become a version; `after` is the newest version that the sender has seen, 0 for none. */
const sendFields = z.object({
  id,
  uploads: list(z.string().regex(/^[\w-]{22}$/), maxFiles),
  note: maybe(text(1000)),
  after: maybe(wholeNumber({ min: 0 })),
})

const requestFields = z.object({ id, text: maybe(text(500)) })

const fileFields = z.object({ id, fileId: id })

const passwordFields = fileFields.extend({ password: z.string().min(1).max(200) })

const versionFields = z.object({ id, version: wholeNumber({ min: 1 }) })

const againFields = versionFields.extend({ after: wholeNumber({ min: 1 }) })

/** A finding of a version, identified by its check and page. */
const seenFields = versionFields.extend({
  check: line(60, { min: 1 }),
  page: maybe(wholeNumber({ min: 1 })),
})

const order = z.object({ id })

/** The artwork of an order: its versions, its state, and each side's actions. */
export const artworkRouter = router({
  ofOrder: procedure({
    access: 'orderParty',
    rest: {
      method: 'GET',
      path: '/order/:id/artwork',
      summary: "An order's artwork: state, whose turn it is, versions with files and findings",
    },
  })
    .input(order)
    .output(artworkSchema)
    .query(({ ctx, input }) => readArtwork(ctx.deps, ctx, input.id)),
  texts: procedure({
    access: 'orderParty',
    rest: {
      method: 'GET',
      path: '/order/:id/artwork/versions/:version/texts',
      summary: 'What is written on the pages of a version, where the file says it in letters',
    },
  })
    .input(versionFields)
    .output(textsSchema)
    .query(({ ctx, input }) => readTexts(ctx.deps, ctx, input)),
  send: procedure({
    access: 'orderParty',
    rest: {
      method: 'POST',
      path: '/order/:id/artwork',
      status: 201,
      summary: 'Make the next version out of files that were uploaded to /uploads',
      example: { uploads: ['V1StGXR8_Z5jdHi6B-myTa'], note: 'Arxa üzü dəyişdi' },
    },
  })
    .input(sendFields)
    .output(artworkSchema)
    .mutation(async ({ ctx, input }) => {
      await sendVersion(ctx.deps, ctx, input)
      return readArtwork(ctx.deps, ctx, input.id)
    }),
  sendAgain: procedure({
    access: ['newOrders', 'orders'],
    rest: {
      method: 'POST',
      path: '/order/:id/artwork/versions/:version/again',
      status: 201,
      summary: 'Staff send the files of an older version once more, as the newest one',
      example: { after: 2 },
    },
  })
    .input(againFields)
    .output(artworkSchema)
    .mutation(async ({ ctx, input }) => {
      await sendAgain(ctx.deps, ctx, input)
      return readArtwork(ctx.deps, ctx, input.id)
    }),
  unlock: procedure({
    access: 'orderParty',
    rest: {
      method: 'POST',
      path: '/order/:id/artwork/files/:fileId/password',
      summary: 'The password of a locked file, which is then checked anew',
      example: { password: 'the-password-of-the-file' },
    },
  })
    .input(passwordFields)
    .output(artworkSchema)
    .mutation(async ({ ctx, input }) => {
      await unlockFile(ctx.deps, ctx, input)
      return readArtwork(ctx.deps, ctx, input.id)
    }),
  ticket: procedure({
    access: 'orderParty',
    rest: {
      method: 'POST',
      path: '/order/:id/artwork/files/:fileId/ticket',
      status: 201,
      summary: 'An address from which a browser itself loads the file; it holds for a minute',
    },
  })
    .input(fileFields)
    .output(ticketSchema)
    .mutation(({ ctx, input: { id: orderId, fileId } }) =>
      makeTicket(ctx.deps, ctx, { orderId, fileId, purpose: 'artwork', find: keptFile }),
    ),
  askDesign: procedure({
    access: 'orderParty',
    rest: {
      method: 'POST',
      path: '/order/:id/artwork/design',
      summary: 'The customer wants the company to make the design',
    },
  })
    .input(order)
    .output(artworkSchema)
    .mutation(async ({ ctx, input }) => {
      await changeSlot(ctx.deps, ctx, { ...input, act: 'askDesign' })
      return readArtwork(ctx.deps, ctx, input.id)
    }),
  ownArtwork: procedure({
    access: 'orderParty',
    rest: {
      method: 'DELETE',
      path: '/order/:id/artwork/design',
      summary: 'The customer sends artwork of their own after all',
    },
  })
    .input(order)
    .output(artworkSchema)
    .mutation(async ({ ctx, input }) => {
      await changeSlot(ctx.deps, ctx, { ...input, act: 'ownArtwork' })
      return readArtwork(ctx.deps, ctx, input.id)
    }),
  see: procedure({
    access: 'orderParty',
    rest: {
      method: 'POST',
      path: '/order/:id/artwork/seen',
      summary: 'The customer has seen a finding of the newest version: it stays as it is',
      example: { version: 2, check: 'resolution', page: 1 },
    },
  })
    .input(seenFields)
    .output(artworkSchema)
    .mutation(async ({ ctx, input }) => {
      await seeFinding(ctx.deps, ctx, input, true)
      return readArtwork(ctx.deps, ctx, input.id)
    }),
  unsee: procedure({
    access: 'orderParty',
    rest: {
      method: 'DELETE',
      path: '/order/:id/artwork/seen',
      summary: 'Take that back',
      example: { version: 2, check: 'resolution', page: 1 },
    },
  })
    .input(seenFields)
    .output(artworkSchema)
    .mutation(async ({ ctx, input }) => {
      await seeFinding(ctx.deps, ctx, input, false)
      return readArtwork(ctx.deps, ctx, input.id)
    }),
  askNew: procedure({
    access: ['newOrders', 'orders'],
    rest: {
      method: 'PUT',
      path: '/order/:id/artwork/request',
      summary: 'Staff ask for another file; the customer reads why',
      example: { text: 'Loqonu vektorla göndərin' },
    },
  })
    .input(requestFields)
    .output(artworkSchema)
    .mutation(async ({ ctx, input }) => {
      await changeSlot(ctx.deps, ctx, { id: input.id, act: 'askNew', request: input.text })
      return readArtwork(ctx.deps, ctx, input.id)
    }),
  skip: procedure({
    access: ['newOrders', 'orders'],
    rest: {
      method: 'PUT',
      path: '/order/:id/artwork/notneeded',
      summary: 'Staff need no artwork for this order',
    },
  })
    .input(order)
    .output(artworkSchema)
    .mutation(async ({ ctx, input }) => {
      await changeSlot(ctx.deps, ctx, { ...input, act: 'skip' })
      return readArtwork(ctx.deps, ctx, input.id)
    }),
})
