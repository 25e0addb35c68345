import { z } from 'zod'
import { id } from '../../lib/figure-fields.ts'
import { procedure, router } from '../../procedures/procedure.ts'
import {
  againFields,
  fileFields,
  passwordFields,
  requestFields,
  seenFields,
  sendFields,
  versionFields,
} from './artwork-input.ts'
import { artworkSchema } from './artwork-output.ts'
import { changeSlot } from './change-slot.ts'
import { makeTicket, ticketSchema } from './download-ticket.ts'
import { keptFile } from './find-file.ts'
import { readArtwork } from './read-artwork.ts'
import { readTexts, textsSchema } from './read-texts.ts'
import { seeFinding } from './see-finding.ts'
import { sendAgain } from './send-again.ts'
import { sendVersion } from './send-version.ts'
import { unlockFile } from './unlock-file.ts'

const order = z.object({ id })

/** The artwork of an order: its versions, where it stands, and what each side does with it. */
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
