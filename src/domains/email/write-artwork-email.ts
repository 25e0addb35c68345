import type { Database } from '../../db/client.ts'
import {
  approvedForPrintEmail,
  artworkAskedEmail,
  changesAskedEmail,
  companyApprovedEmail,
  companyMessagesEmail,
  faultyEmail,
  messagesEmail,
  promiseMovedEmail,
  proofReadyEmail,
  startedUnapprovedEmail,
  toSeeEmail,
} from './artwork-emails.ts'
import { type artworkKinds, isArtworkKind } from './artwork-kinds.ts'
import { findToCompany } from './company.ts'
import type { Email } from './email.ts'
import type { EmailedOrder } from './order-emails.ts'
import { type QueuedEmail, receivers } from './queue.ts'
import { readUnread, toldTogether } from './unread-messages.ts'

export type ArtworkEmail = Extract<QueuedEmail, { kind: (typeof artworkKinds)[number] }>
export const isArtworkEmail = (job: QueuedEmail): job is ArtworkEmail => isArtworkKind(job.kind)

/** An email about an order's artwork or messages; null when it is of no use any more, or there is nobody to write to. */
export async function writeArtworkEmail(
  db: Database,
  job: ArtworkEmail,
  order: EmailedOrder,
  siteUrl: string,
): Promise<Email | null> {
  if (order.user.deletedAt) return null
  const isToCompany = receivers[job.kind] === 'company'
  const company = isToCompany ? await findToCompany(db, siteUrl) : null
  if (isToCompany && !company) return null
  switch (job.kind) {
    case 'artworkFaulty':
      return (await isStillFaulty(db, job)) ? faultyEmail(order, job.version, siteUrl) : null
    case 'artworkToSee':
      return (await waitsForLook(db, job)) ? toSeeEmail(order, job.version, siteUrl) : null
    case 'artworkAsked': {
      const wanted = await db.artwork.count({ where: { orderId: job.orderId, state: 'Missing' } })
      return wanted > 0 ? artworkAskedEmail(order, job.request, siteUrl) : null
    }
    case 'proofReady': {
      const proof = await waitingProof(db, job)
      return proof && proofReadyEmail(order, proof, siteUrl)
    }
    case 'changesAsked': {
      const proof = await db.proof.findUnique({
        where: { id: job.proofId },
        include: { _count: { select: { pins: { where: { side: 'customer' } } } } },
      })
      if (!proof) return null
      const { round, askedText, _count } = proof
      return company && changesAskedEmail(order, { round, text: askedText, pins: _count.pins }, company)
    }
    case 'proofApproved':
    case 'proofApprovedCompany': {
      const approval = await db.approval.findFirst({
        where: { id: job.approvalId, withdrawnAt: null },
        include: {
          version: { select: { number: true } },
          linkBy: { select: { name: true, surname: true } },
        },
      })
      if (!approval) return null
      const { linkBy } = approval
      const approved = {
        ...{ name: approval.name, at: approval.at, version: approval.version.number },
        linkOf: linkBy && `${linkBy.name} ${linkBy.surname}`.trim(),
      }
      return job.kind === 'proofApproved'
        ? approvedForPrintEmail(order, approved, siteUrl)
        : company && companyApprovedEmail(order, approved, company)
    }
    case 'startedUnapproved': {
      const event = await db.orderEvent.findFirst({
        where: { id: job.eventId, undoneBy: null },
        include: { actor: { select: { name: true, surname: true } } },
      })
      if (!event || event.reason === null) return null
      const name = `${event.actor.name} ${event.actor.surname}`.trim()
      return startedUnapprovedEmail(order, { reason: event.reason, name }, siteUrl)
    }
    case 'promiseMoved': {
      const move = await lastMove(db, job)
      return move && promiseMovedEmail(order, move, siteUrl)
    }
    case 'messageToCustomer':
    case 'messageToCompany': {
      const unread = await readUnread(db, job.orderId, isToCompany ? 'customer' : 'staff')
      const told = toldTogether(unread, job.messageId)
      if (told === null) return null
      if (!isToCompany) return messagesEmail(order, told, siteUrl)
      return company && companyMessagesEmail(order, told, company)
    }
  }
}

/** Unless it was taken back, or another one has followed, of which a mail of its own tells. */
async function lastMove(db: Database, { orderId, moveId }: { orderId: number; moveId: number }) {
  const last = await db.promiseMove.findFirst({ where: { orderId, undoneAt: null }, orderBy: { id: 'desc' } })
  const { id, promisedFrom: from, promisedTo: to, reason } = last ?? {}
  return id === moveId && from && to ? { from, to, reason: reason ?? '' } : null
}

/** Of a version that its customer sent, while it is the newest and nobody has let it pass. */
async function isStillFaulty(db: Database, { orderId, version }: { orderId: number; version: number }) {
  const slot = await db.artwork.findUnique({
    where: { orderId },
    include: { versions: { orderBy: { number: 'desc' }, take: 1, select: { number: true, byStaff: true } } },
  })
  const [newest] = slot?.versions ?? []
  return slot?.state === 'NeedsFix' && newest?.number === version && !newest.byStaff
}

/** Of a version that its customer sent, while it is the newest and what was found still waits for their look. */
async function waitsForLook(
  db: Database,
  { orderId, version, looks }: { orderId: number; version: number; looks: number },
) {
  const slot = await db.artwork.findUnique({
    where: { orderId },
    include: {
      versions: {
        orderBy: { number: 'desc' },
        take: 1,
        select: { number: true, _count: { select: { seen: true } } },
      },
    },
  })
  const [newest] = slot?.versions ?? []
  return slot?.state === 'Checked' && newest?.number === version && newest._count.seen < looks
}

/** The newest proof of its order, while it waits for an answer. */
function waitingProof(db: Database, { orderId, proofId }: { orderId: number; proofId: number }) {
  return db.proof.findFirst({
    where: {
      id: proofId,
      approvals: { none: { withdrawnAt: null } },
      askedAt: null,
      order: { artwork: { state: 'ProofWaiting' }, proofs: { none: { id: { gt: proofId } } } },
      orderId,
    },
  })
}
