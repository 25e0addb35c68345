const ticks = ['texts', 'size', 'colours'] as const
export type Tick = (typeof ticks)[number]
export type Ticked = Record<Tick, boolean>
export const noTicks: Ticked = { texts: false, size: false, colours: false }

/** What an approval still waits for, the first of it. */
export type Missing = 'notes' | 'pages' | Tick | 'name'

type SignOff = {
  /** Notes that aren't sent yet. */
  notes: number
  /** Pages that weren't shown yet. */
  left: number
  ticked: Ticked
  name: string
}

/** Null when it can be approved: the server asks for the same (PRO-3). */
export function missingOf({ notes, left, ticked, name }: SignOff): Missing | null {
  if (notes > 0) return 'notes'
  if (left > 0) return 'pages'
  const tick = ticks.find((one) => !ticked[one])
  if (tick) return tick
  return lettersOf(name) < 3 ? 'name' : null
}

const lettersOf = (name: string): number => name.match(/\p{L}/gu)?.length ?? 0
