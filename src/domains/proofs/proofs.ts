import { z } from 'zod'
import { id } from '../../lib/fields.ts'
import type { Deps } from '../../procedures/deps.ts'
import { procedure, router } from '../../procedures/procedure.ts'
import { artworkConflict } from '../artwork/artwork-errors.ts'
import { moveSlot, moveSlotBy } from '../artwork/move-slot.ts'
import { writeOrderEntry } from '../audit/write-order-entry.ts'
import { assertOrderParty, type CallerOrLink } from '../order-links/order-party.ts'
import { approveProof } from './approve-proof.ts'
import { assertNewestVersion, holdForProof, holdProof } from './hold-proof.ts'
import { makeOwnProof, makeProof } from './make-proof.ts'
import { addPins, addStaffPin, fixPin } from './pins.ts'
import { nothingToWithdraw } from './proof-errors.ts'
import {
  approveFields,
  changesFields,
  fixPinFields,
  makeFields,
  type NewPin,
  pinFields,
  roundFields,
  staffProofFields,
} from './proof-input.ts'
import { proofsSchema } from './proof-output.ts'
import { readProofs, seeOverride } from './read-proofs.ts'

const order = z.object({ id })

/** Proofs of an order's artwork: made, marked with pins, approved for print or sent back. */
export const proofsRouter = router({
  ofOrder: procedure({
    access: 'orderParty',
    rest: {
      method: 'GET',
      path: '/order/:id/proofs',
      summary: "An order's proofs, newest first, with pins and approvals; and a start without approval",
    },
  })
    .input(order)
    .output(proofsSchema)
    .query(({ ctx, input }) => readProofs(ctx.deps, ctx, input.id)),
  make: procedure({
    access: ['newOrders', 'orders'],
    rest: {
      method: 'POST',
      path: '/order/:id/proofs',
      status: 201,
      summary: 'Staff make the next proof, of the newest version: the customer gets a mail',
      example: {
        version: 2,
        message: 'Baxın, zəhmət olmasa',
        pins: [{ page: 1, x: 0.25, y: 0.5, text: 'Nömrə düzdürmü?' }],
      },
    },
  })
    .input(makeFields)
    .output(proofsSchema)
    .mutation(async ({ ctx, input }) => {
      await makeProof(ctx.deps, ctx, input)
      return readProofs(ctx.deps, ctx, input.id)
    }),
  makeOwn: procedure({
    access: 'orderParty',
    rest: {
      method: 'POST',
      path: '/order/:id/proofs/own',
      status: 201,
      summary: 'The customer gets a proof of their own file at once, where the checks found nothing to fix',
    },
  })
    .input(order)
    .output(proofsSchema)
    .mutation(async ({ ctx, input }) => {
      await makeOwnProof(ctx.deps, ctx, input.id)
      return readProofs(ctx.deps, ctx, input.id)
    }),
  requireByStaff: procedure({
    access: ['newOrders', 'orders'],
    rest: {
      method: 'PUT',
      path: '/order/:id/proofs/bystaff',
      summary: 'Staff make every proof of this order themselves, or no longer (`required`)',
      example: { required: true },
    },
  })
    .input(staffProofFields)
    .output(proofsSchema)
    .mutation(async ({ ctx, input }) => {
      await requireStaffProof(ctx.deps, ctx, input)
      return readProofs(ctx.deps, ctx, input.id)
    }),
  approve: procedure({
    access: 'orderParty',
    rest: {
      method: 'POST',
      path: '/order/:id/proofs/:round/approval',
      status: 201,
      summary:
        'The customer approves exactly this version for print: texts, size and colours ticked, the name typed',
      example: { version: 2, texts: true, size: true, colours: true, name: 'Leyla Əliyeva' },
    },
  })
    .input(approveFields)
    .output(proofsSchema)
    .mutation(async ({ ctx, input }) => {
      await approveProof(ctx.deps, ctx, input)
      return readProofs(ctx.deps, ctx, input.id)
    }),
  withdraw: procedure({
    access: 'orderParty',
    rest: {
      method: 'DELETE',
      path: '/order/:id/proofs/:round/approval',
      summary: 'Take the approval back, while the order is not in production',
    },
  })
    .input(roundFields)
    .output(proofsSchema)
    .mutation(async ({ ctx, input }) => {
      await withdrawApproval(ctx.deps, ctx, input)
      return readProofs(ctx.deps, ctx, input.id)
    }),
  askChanges: procedure({
    access: 'orderParty',
    rest: {
      method: 'POST',
      path: '/order/:id/proofs/:round/changes',
      status: 201,
      summary: 'The customer asks for changes: a sentence, pins (`page`, `x`, `y` in mm, `text`), or both',
      example: { text: 'Loqo böyük olsun', pins: [{ page: 1, x: 0.25, y: 0.5, text: 'Burada' }] },
    },
  })
    .input(changesFields)
    .output(proofsSchema)
    .mutation(async ({ ctx, input }) => {
      await askChanges(ctx.deps, ctx, input)
      return readProofs(ctx.deps, ctx, input.id)
    }),
  addPin: procedure({
    access: ['newOrders', 'orders'],
    rest: {
      method: 'POST',
      path: '/order/:id/proofs/:round/pins',
      status: 201,
      summary: 'Staff leave a pin on the newest proof, for the customer or (`internal`) for one another',
      example: { page: 1, x: 0.25, y: 0.5, text: 'Nömrə düzdürmü?' },
    },
  })
    .input(pinFields)
    .output(proofsSchema)
    .mutation(async ({ ctx, input }) => {
      await addStaffPin(ctx.deps, ctx, input)
      return readProofs(ctx.deps, ctx, input.id)
    }),
  fixPin: procedure({
    access: ['newOrders', 'orders'],
    rest: {
      method: 'PUT',
      path: '/order/:id/proofs/:round/pins/:pinId',
      summary: 'Staff mark a pin of the newest proof as `fixed`, or as open again',
      example: { fixed: true },
    },
  })
    .input(fixPinFields)
    .output(proofsSchema)
    .mutation(async ({ ctx, input }) => {
      await fixPin(ctx.deps, ctx, input)
      return readProofs(ctx.deps, ctx, input.id)
    }),
  seeOverride: procedure({
    access: 'orderParty',
    rest: {
      method: 'POST',
      path: '/order/:id/production/seen',
      summary: 'The customer has read that the order is printed without their approval',
    },
  })
    .input(order)
    .output(proofsSchema)
    .mutation(async ({ ctx, input }) => {
      await seeOverride(ctx.deps, ctx, input.id)
      return readProofs(ctx.deps, ctx, input.id)
    }),
})

/**
 * Either side withdraws the approval of the newest proof while the order isn't in production; it stays on
 * record as withdrawn (PRO-5).
 * @throws NOT_FOUND, FORBIDDEN; CONFLICT when nothing is approved, or once the order is printed or over
 */
function withdrawApproval(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  who: CallerOrLink,
  which: { id: number; round: number },
): Promise<void> {
  return db.$transaction(async (tx) => {
    const { side } = await assertOrderParty(tx, who, which.id)
    const { party, proof } = await holdProof(tx, who, which, side)
    const [standing] = proof.approvals
    if (!standing) throw nothingToWithdraw()
    const at = now()
    await moveSlotBy(tx, party, { act: 'withdraw', at })
    await tx.approval.update({
      where: { id: standing.id },
      data: { withdrawnAt: at, withdrawnBy: side },
    })
  })
}

type Asked = { id: number; round: number; text?: string | undefined; pins?: NewPin[] | undefined }

/**
 * The customer asks for changes of the newest proof, with a sentence, pins, or both (PRO-4); the company is
 * notified.
 * @throws NOT_FOUND; FORBIDDEN to staff; CONFLICT for an older round or version, or where nothing waits for
 * an answer
 */
function askChanges(
  { db, emails, now }: Pick<Deps, 'db' | 'emails' | 'now'>,
  who: CallerOrLink,
  { text = '', pins = [], ...which }: Asked,
): Promise<void> {
  return db.$transaction(async (tx) => {
    const { party, proof } = await holdProof(tx, who, which, 'customer')
    await assertNewestVersion(tx, proof)
    const at = now()
    await moveSlot(tx, { orderId: which.id, act: 'askChanges', who: 'customer', at })
    await addPins(tx, party, { proofId: proof.id, pins, at })
    await tx.proof.update({ where: { id: proof.id }, data: { askedText: text, askedAt: at } })
    await emails.enqueue(tx, { kind: 'changesAsked', orderId: which.id, proofId: proof.id })
  })
}

/**
 * Staff take over making the proofs of an order, or stop doing so (PRO-1).
 * @throws NOT_FOUND; FORBIDDEN to the customer; CONFLICT for an order without artwork, printed or over
 */
function requireStaffProof(
  { db }: Pick<Deps, 'db'>,
  who: CallerOrLink,
  { id: orderId, required }: { id: number; required: boolean },
): Promise<void> {
  return db.$transaction(async (tx) => {
    const { userId } = await holdForProof(tx, who, orderId, 'staff')
    const slot = await tx.artwork.findUnique({
      where: { orderId },
      select: { staffProof: true, updatedAt: true },
    })
    if (!slot || userId === null) throw artworkConflict()
    if (slot.staffProof === required) return
    // The time since which it is a side's turn stays as it was.
    const { updatedAt } = slot
    await tx.artwork.update({ where: { orderId }, data: { staffProof: required, updatedAt } })
    const changes: { staffProof: [boolean, boolean] } = { staffProof: [!required, required] }
    await writeOrderEntry(tx, { by: userId, orderId, changes })
  })
}
