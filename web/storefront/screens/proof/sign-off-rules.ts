const ticks = ['texts', 'size', 'colours'] as const
export type Tick = (typeof ticks)[number]
export type Ticked = Record<Tick, boolean>
export const noTicks: Ticked = { texts: false, size: false, colours: false }

/** The first thing that an approval still waits for. */
export type Missing = 'notes' | 'pages' | Tick | 'name'

type SignOff = {
  /** The number of notes that aren't sent yet. */
  notes: number
  /** The number of pages that haven't been shown yet. */
  left: number
  ticked: Ticked
  name: string
}

/** Null when the proof can be approved; the server requires the same (PRO-3). */
export function missingOf({ notes, left, ticked, name }: SignOff): Missing | null {
  if (notes > 0) return 'notes'
  if (left > 0) return 'pages'
  const tick = ticks.find((one) => !ticked[one])
  if (tick) return tick
  return lettersOf(name) < 3 ? 'name' : null
}

const lettersOf = (name: string): number => name.match(/\p{L}/gu)?.length ?? 0
