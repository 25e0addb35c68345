import { areaOf } from './base-price.ts'
import type { AddOn, Choice, Group, Size } from './configuration.ts'
import type { Exact } from './run-price.ts'

/** Qəpik; a discount is negative. `group` and `choice` are the keys that the line belongs to. */
export type Line = {
  kind: 'base' | 'addOn' | 'turnaround' | 'reduction'
  group: string | null
  choice: string | null
  amount: number
}

type Chosen = { group: Group<unknown>; choice: Choice<unknown> }

/** `printed` is the area of all pieces, in hundredths of mm². */
type Printed = { base: Exact; pieces: bigint; printed: bigint }

export type Printing = { base: Exact; count: number; trim: Size | null }

export function printedOf({ base, count, trim }: Printing): Printed {
  const pieces = BigInt(count)
  return { base, pieces, printed: trim ? areaOf(trim) * pieces : 0n }
}

/** Hundredths of qəpik, hundredths of mm² and basis points are all whole in this denominator. */
const parts = 100_000_000n
const wholeBp = 10_000n

/**
 * The base price, what choices add to it, and what the turnaround adds to both (OPT-6); what adds nothing has
 * no line. Each line is rounded half up by itself.
 */
export function priceLines({ base, chosen, count, trim }: Printing & { chosen: readonly Chosen[] }): Line[] {
  const whole = base.denominator * parts
  const printing = printedOf({ base, count, trim })
  const added = chosen
    .filter(({ group }) => !group.inMatrix && group.kind !== 'turnaround')
    .map(({ group, choice }) => ({
      group: group.key,
      choice: choice.key,
      exact: addedBy(choice.addOn, printing),
    }))
  const sum = added.reduce((total, { exact }) => total + exact, base.numerator * parts)
  const lines: Line[] = [
    { kind: 'base', group: null, choice: null, amount: halfUp(base.numerator, base.denominator) },
  ]
  for (const { exact, ...whose } of added) add(lines, { kind: 'addOn', ...whose }, halfUp(exact, whole))
  for (const { group, choice } of chosen.filter(({ group }) => group.kind === 'turnaround')) {
    const amount = halfUp(sum * BigInt(choice.factorBp ?? 0), whole * wholeBp)
    add(lines, { kind: 'turnaround', group: group.key, choice: choice.key }, amount)
  }
  return lines
}

function add(lines: Line[], line: Omit<Line, 'amount'>, amount: number): void {
  if (amount !== 0) lines.push({ ...line, amount })
}

/** What a choice adds, exactly, in parts of the base's denominator. */
export function addedBy(
  { fixed, perPiece, perSquareMetre, percentBp }: AddOn,
  { base, pieces, printed }: Printed,
): bigint {
  const flat = BigInt(fixed) * parts + BigInt(perPiece) * pieces * (parts / 100n)
  const byArea = BigInt(perSquareMetre) * printed
  return (flat + byArea) * base.denominator + BigInt(percentBp) * base.numerator * (parts / wholeBp)
}

const halfUp = (numerator: bigint, denominator: bigint): number =>
  Number((2n * numerator + denominator) / (2n * denominator))
