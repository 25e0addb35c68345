import type { Database } from '../../db/client.ts'
import { shownNumber } from '../documents/document-number.ts'
import type { EqaimeState } from '../tax/eqaime-states.ts'

type OfUser = { document: string; portalNumber: string; portalState: EqaimeState | null; exportedAt: string }

/** The e-qaimə of a customer's documents, as the portal calls them, the newest first. */
export async function eqaimeOfUser(db: Database, userId: number): Promise<OfUser[]> {
  const rows = await db.eqaime.findMany({
    where: { document: { userId } },
    orderBy: { documentId: 'desc' },
    include: { document: { select: { kind: true, year: true, number: true } } },
  })
  return rows.map(({ document, portalNumber, portalState, exportedAt }) => ({
    document: shownNumber(document),
    portalNumber,
    portalState,
    exportedAt: exportedAt.toISOString(),
  }))
}
