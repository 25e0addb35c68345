import { z } from 'zod'
import type { Prisma } from '../../db/generated/client.ts'
import { OrderSide } from '../../db/generated/client.ts'
import { type overrideParts, whyUnapproved } from '../order-status/unapproved.ts'

const side = z.enum(OrderSide)

/** A pin; `internal` ones are for staff only. Millimetres from the upper left corner of the trim. */
const pinSchema = z.object({
  id: z.int(),
  number: z.int(),
  page: z.int(),
  x: z.number(),
  y: z.number(),
  text: z.string(),
  side,
  internal: z.boolean(),
  at: z.iso.datetime(),
  fixedAt: z.iso.datetime().nullable(),
})

/**
 * `hashes`: SHA-256 of the version's files. `link`: the link that it came by, its maker and its holder (empty
 * for the order's customer). `staffDevice`: staff had logged in on that device before; `isTold`: the customer
 * got an email at once, null when unknown. The network address is for staff only.
 */
const approvalSchema = z.object({
  name: z.string(),
  at: z.iso.datetime(),
  version: z.int(),
  hashes: z.array(z.string()),
  by: z.enum(['account', 'link']),
  link: z
    .object({
      id: z.int().nullable(),
      createdBy: side.nullable(),
      madeBy: z.string(),
      forWhom: z.string(),
    })
    .nullable(),
  staffDevice: z.boolean(),
  isTold: z.boolean().nullable(),
  address: z.string().optional(),
  withdrawnAt: z.iso.datetime().nullable(),
  withdrawnBy: side.nullable(),
})

export const proofSchema = z.object({
  round: z.int(),
  version: z.int(),
  madeAt: z.iso.datetime(),
  by: z.enum(['site', 'staff']),
  message: z.string(),
  /** Why staff passed a file that must be fixed; for staff only. */
  letPass: z.string().optional(),
  pins: z.array(pinSchema),
  /** The changes that the customer asked for, beside pins; otherwise null. */
  asked: z.object({ text: z.string(), at: z.iso.datetime() }).nullable(),
  /** Newest first; at most the first of them is valid. */
  approvals: z.array(approvalSchema),
})
type ProofView = z.infer<typeof proofSchema>

/** Production began without approval; `name` is the staff member's, `seenAt` when the customer saw it. */
const overrideSchema = z.object({
  reason: z.string(),
  name: z.string(),
  at: z.iso.datetime(),
  version: z.int().nullable(),
  seenAt: z.iso.datetime().nullable(),
})

/**
 * The proofs of an order, newest first: only the newest can be answered. `canApproveOwn`: the site makes the proof at
 * once; `staffProof`: staff make every proof of this order.
 */
export const proofsSchema = z.object({
  orderId: z.int(),
  canApproveOwn: z.boolean(),
  staffProof: z.boolean(),
  proofs: z.array(proofSchema),
  override: overrideSchema.nullable(),
})
export type ProofsView = z.infer<typeof proofsSchema>

const approvalParts = {
  version: { select: { number: true } },
  link: { select: { forWhom: true } },
  linkBy: { select: { name: true, surname: true } },
} as const satisfies Prisma.ApprovalInclude
export const proofParts = {
  version: { select: { number: true } },
  pins: { orderBy: [{ internal: 'asc' }, { number: 'asc' }] },
  approvals: { orderBy: { id: 'desc' }, include: approvalParts },
} as const satisfies Prisma.ProofInclude
type ProofRow = Prisma.ProofGetPayload<{ include: typeof proofParts }>

export function toProof(row: ProofRow, reader: OrderSide): ProofView {
  const isStaff = reader === 'staff'
  return {
    round: row.round,
    version: row.version.number,
    madeAt: row.createdAt.toISOString(),
    by: row.byUserId === null ? 'site' : 'staff',
    message: row.message,
    ...(isStaff && { letPass: row.letPass }),
    pins: row.pins.filter(({ internal }) => isStaff || !internal).map(toPin),
    asked: row.askedAt && { text: row.askedText, at: row.askedAt.toISOString() },
    approvals: row.approvals.map((approval) => toApproval(approval, isStaff)),
  }
}

function toPin({
  id,
  number,
  page,
  x,
  y,
  text,
  side,
  internal,
  createdAt,
  fixedAt,
}: ProofRow['pins'][number]) {
  const at = createdAt.toISOString()
  return { id, number, page, x, y, text, side, internal, at, fixedAt: fixedAt?.toISOString() ?? null }
}

function toApproval(row: ProofRow['approvals'][number], isStaff: boolean): z.infer<typeof approvalSchema> {
  // Neither user nor link: the approval came by a link that was removed.
  const isByLink = row.userId === null || row.linkId !== null
  return {
    name: row.name,
    at: row.at.toISOString(),
    version: row.version.number,
    hashes: row.hashes,
    by: isByLink ? 'link' : 'account',
    link: isByLink
      ? {
          id: row.linkId,
          createdBy: row.linkSide,
          forWhom: row.link?.forWhom ?? '',
          madeBy: row.linkBy ? `${row.linkBy.name} ${row.linkBy.surname}`.trim() : '',
        }
      : null,
    staffDevice: row.staffDevice,
    isTold: row.isTold,
    ...(isStaff && { address: row.address }),
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
    withdrawnBy: row.withdrawnBy,
  }
}

type OverrideRow = Prisma.ProductionOverrideGetPayload<{ include: typeof overrideParts }>

export const toOverride = (row: OverrideRow): ProofsView['override'] => ({
  ...whyUnapproved(row),
  at: row.event.createdAt.toISOString(),
  version: row.version,
  seenAt: row.seenAt?.toISOString() ?? null,
})
