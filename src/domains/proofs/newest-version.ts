import type { Transaction } from '../../db/client.ts'
import type { Prisma } from '../../db/generated/client.ts'
import type { ArtworkState } from '../artwork/states.ts'
import { findingsOf } from '../preflight/version-findings.ts'
import { nothingToProve } from './proof-errors.ts'

const newestParts = {
  versions: { orderBy: { number: 'desc' }, take: 1, include: { files: true } },
} as const satisfies Prisma.ArtworkInclude
type Slot = Prisma.ArtworkGetPayload<{ include: typeof newestParts }>
type Newest = Slot['versions'][number]

/** The slot and its newest version; the order is locked. @throws CONFLICT when none has been sent */
export async function readNewest(tx: Transaction, orderId: number): Promise<{ slot: Slot; newest: Newest }> {
  const slot = await tx.artwork.findUnique({ where: { orderId }, include: newestParts })
  const [newest] = slot?.versions ?? []
  if (!slot || !newest) throw nothingToProve()
  return { slot, newest }
}

export const mustFix = (newest: Newest, profile: unknown): boolean =>
  findingsOf(newest, profile).some(({ severity }) => severity === 'must')

/** Staff make every proof of this order: they chose so, or its product's profile did (PRO-1). */
const isByStaff = ({ staffProof, profile }: { staffProof: boolean; profile: unknown }): boolean =>
  staffProof ||
  (typeof profile === 'object' && profile !== null && 'staffProof' in profile && profile.staffProof === true)

/**
 * Whether the customer can approve their own file at once: the checks have read all of it and found nothing
 * that must be fixed, and staff don't make the proof (PRO-1).
 */
export const canApproveOwn = (
  slot: { state: ArtworkState; staffProof: boolean; profile: unknown },
  newest: Newest | undefined,
): boolean =>
  newest !== undefined &&
  slot.state === 'Checked' &&
  newest.files.every(({ check }) => check === 'Read') &&
  !mustFix(newest, slot.profile) &&
  !isByStaff(slot)
