import type { inferRouterOutputs } from '@trpc/server'
import { denominations } from '../../../../src/domains/till/denominations.ts'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { toAzn, toQepik } from '../../../../src/lib/money.ts'

export type Till = inferRouterOutputs<AppRouter>['till']['read']
export type ClosedDay = NonNullable<Till['closed']>
export type Movement = Till['movements'][number]

/** How many of each note and coin, as typed, by its qəpik. */
export type Typed = Readonly<Record<number, string>>

/** How many pieces were typed; null where it is no number of pieces. */
export function piecesOf(typed: string | undefined): number | null {
  const text = typed?.trim() ?? ''
  if (text === '') return 0
  return /^\d{1,5}$/.test(text) ? Number(text) : null
}

/** AZN that were counted; null while something typed is no number. */
export function countedOf(typed: Typed): number | null {
  const pieces = denominations.map((note) => ({ note, count: piecesOf(typed[note]) }))
  if (pieces.some(({ count }) => count === null)) return null
  return toAzn(pieces.reduce((sum, { note, count }) => sum + note * (count ?? 0), 0))
}

export const countsOf = (typed: Typed): { note: number; pieces: number }[] =>
  denominations.flatMap((note) => {
    const pieces = piecesOf(typed[note])
    return pieces ? [{ note, pieces }] : []
  })

/** AZN less AZN. */
export const lessOf = (azn: number, less: number): number => toAzn(toQepik(azn) - toQepik(less))
