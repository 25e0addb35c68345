import type { Transaction } from '../../src/db/client.ts'
import { sha256Of } from '../../src/domains/eqaime/eqaime-xml.ts'
import { prepare } from '../../src/domains/eqaime/prepare-package.ts'
import type { EqaimeState } from '../../src/domains/tax/eqaime-states.ts'
import { bakuDay } from '../../src/lib/days.ts'
import { firstPortalNumber, lastPortalStates } from './documents.ts'
import type { People } from './seed-people.ts'

const dayMs = 86_400_000
/** Acts of more days ago were exported the day after they were issued; the newer ones are still to be written. */
const exportedBefore = 6
const layout = '304'

/** The code of goods of all, and what was exported for the tax portal, with numbers and states there. */
export async function seedEqaime(
  tx: Transaction,
  { people, now }: { people: People; now: Date },
): Promise<void> {
  const by = people.staff.get('SuperAdmin')
  if (by === undefined) throw new Error('the demo has no SuperAdmin')
  await tx.eqaimeSettings.update({ where: { id: 1 }, data: { goodsCode: '4911990000' } })
  const acts = await tx.document.findMany({
    where: {
      kind: 'act',
      voidedAt: null,
      day: { lt: new Date(bakuDay(now).getTime() - exportedBefore * dayMs) },
    },
    orderBy: { id: 'asc' },
    select: { id: true, day: true },
  })
  const prepared = await prepare(tx, { documentIds: acts.map(({ id }) => id), layout })
  await tx.eqaime.createMany({
    data: prepared.map(({ document: { id, day }, xml }, index) => ({
      documentId: id,
      kind: 'delivery' as const,
      layout: Number(layout),
      sha256: new Uint8Array(sha256Of(xml)),
      isChecked: true,
      exportedAt: new Date(day.getTime() + dayMs),
      exportedById: by,
      portalNumber: `EQ${firstPortalNumber + index}`,
      portalState: stateOf(prepared.length - 1 - index),
      enteredAt: new Date(day.getTime() + dayMs),
      enteredById: by,
    })),
  })
}

/** `later`: how many were exported after it. */
const stateOf = (later: number): EqaimeState => lastPortalStates[later] ?? 'approved'
