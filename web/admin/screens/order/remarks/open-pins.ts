import type { Pin, Proof } from '../../../kit/artwork/artwork-queries.ts'

/** What the customer wants to be changed on a proof, and what isn't mended yet. */
export const openPins = (proof: Proof | undefined): Pin[] =>
  (proof?.pins ?? []).filter(({ side, fixedAt }) => side === 'customer' && fixedAt === null)

/** How many remarks of a proof are open, and how many closed; internal ones count as well. */
export function countPins(pins: readonly Pick<Pin, 'fixedAt'>[]): { open: number; closed: number } {
  const closed = pins.filter(({ fixedAt }) => fixedAt !== null).length
  return { open: pins.length - closed, closed }
}

/** The remark that a figure key means: the customer's and ours for the customer have the figures, internal ones none. */
export const pinOfKey = <Of extends Pick<Pin, 'number' | 'internal'>>(
  pins: readonly Of[],
  key: string,
): Of | undefined => pins.find(({ number, internal }) => !internal && String(number) === key)
