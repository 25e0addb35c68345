import type { Shipment } from '../../kit/delivery/shipments.ts'
import { useDrafts } from '../../kit/use-drafts.ts'
import { boxesOf, gramsOf } from './shipment-state.ts'

/** What is typed about a shipment that is being packed: kg, boxes, and where it lies. */
export type PackDraft = { weighed: string; boxes: string; shelf: string }
const empty: PackDraft = { weighed: '', boxes: '1', shelf: '' }

/** Kept in the tab for each shipment, so that neither news nor looking at another one loses it. */
export function usePackDrafts() {
  const { drafts, setDraft } = useDrafts('delivery.pack')
  return {
    of: ({ id }: Pick<Shipment, 'id'>): PackDraft => readDraft(drafts[id]),
    set: (id: number, draft: PackDraft | null) => setDraft(id, draft && JSON.stringify(draft)),
  }
}

function readDraft(kept: string | undefined): PackDraft {
  if (kept === undefined) return empty
  try {
    const value: Partial<Record<keyof PackDraft, unknown>> = JSON.parse(kept)
    const { weighed, boxes, shelf } = value
    return { weighed: text(weighed, ''), boxes: text(boxes, '1'), shelf: text(shelf, '') }
  } catch {
    return empty
  }
}

const text = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise)

export type Packed = { weighed?: number; boxes: number; shelf: string }

/** As it is sent; null where a weight or a number of boxes can't be read. */
export function toPacked({ weighed, boxes, shelf }: PackDraft): Packed | null {
  const grams = weighed.trim() === '' ? undefined : gramsOf(weighed)
  const count = boxesOf(boxes)
  if (grams === null || count === null) return null
  return { ...(grams !== undefined && { weighed: grams }), boxes: count, shelf: shelf.trim() }
}
