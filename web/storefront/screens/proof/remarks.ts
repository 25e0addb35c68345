import type { Proof, Proofs } from '../../kit/orders/order-parts.ts'
import type { Round } from './proof-data.ts'
import type { Note } from './proof-draft.ts'

/** A note on a place: sent pins of this round and of earlier ones, and notes that aren't sent yet. */
export type Remark = {
  id: number | string
  number: number
  round: number
  page: number
  x: number
  y: number
  text: string
  side: 'customer' | 'staff'
  isFixed: boolean
  /** The unsent note behind it. */
  note: Note | null
  /** True for a round before the shown one. */
  isEarlier: boolean
}

/** Earlier rounds come first: this round should have what they asked for. */
export function remarksOf({ proofs }: Proofs, { proof }: Round, notes: readonly Note[]): Remark[] {
  const sent = proofs
    .filter(({ round }) => round <= proof.round)
    .toReversed()
    .flatMap((one) => pinsOf(one, proof.round))
  const unsent = notes.map((note, index): Remark => {
    const { page, x, y, text } = note
    const place = { page, x, y, text, round: proof.round }
    const number = proof.pins.length + index + 1
    return {
      ...place,
      id: `note-${note.key}`,
      number,
      side: 'customer',
      isFixed: false,
      note,
      isEarlier: false,
    }
  })
  return [...sent, ...unsent]
}

const pinsOf = ({ round, pins }: Proof, shown: number): Remark[] =>
  pins.map(({ id, number, page, x, y, text, side, fixedAt }) => ({
    id,
    number,
    round,
    page,
    x,
    y,
    text,
    side,
    note: null,
    isFixed: fixedAt !== null,
    isEarlier: round < shown,
  }))

/** The page shows this round's notes, and those of the previous round, which are checked first. */
export const drawnOf = (remarks: readonly Remark[], page: number, round: number): Remark[] =>
  steppedOf(remarks, round).filter((remark) => remark.page === page)

/** The notes on the pages, page by page: N goes from one to the next and turns to its page. */
export const steppedOf = (remarks: readonly Remark[], round: number): Remark[] =>
  remarks
    .filter((remark) => remark.round >= round - 1)
    .toSorted((one, other) => one.page - other.page || one.round - other.round || one.number - other.number)
