import type { Transaction } from '../../db/client.ts'
import { writeEntry } from '../audit/write-entry.ts'
import { keeperParts, mayInvite } from './keeper-right.ts'

/**
 * Ends the invitations of staff who could no longer send them, each in the history of whom they had invited (PER-15).
 * They don't come back with the account's areas: another member of staff sends one again.
 */
export async function endInvitations(tx: Transaction, { by }: { by: number }): Promise<void> {
  const open = await tx.user.findMany({
    where: { invitedAt: { not: null }, invitedById: { not: null }, deletedAt: null },
    orderBy: { id: 'asc' },
    select: {
      ...{ id: true, name: true, surname: true, invitedAt: true },
      ...{ role: { select: { permissions: true } }, invitedBy: { select: keeperParts } },
    },
  })
  for (const { id, name, surname, invitedAt, role, invitedBy } of open) {
    if (invitedBy && mayInvite(invitedBy, role)) continue
    await tx.user.update({ where: { id }, data: { invitedById: null } })
    const entry = { by, kind: 'staff', id, name: `${name} ${surname}`.trim(), act: 'changed' } as const
    await writeEntry(tx, { ...entry, changes: { invitedAt: [invitedAt?.toISOString() ?? null, null] } })
  }
}
