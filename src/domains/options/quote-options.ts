/**
 * The price of a selection, for the server and the browser alike: pure, without a database (OPT-1). Money is
 * whole qəpik; a line is rounded half up, once, from its exact amount.
 */

import { maxQepik } from '../../lib/money.ts'
import { bestPercentage, discounted, type Reduction } from '../catalog/pricing.ts'
import { basePrice, findTrim } from './base-price.ts'
import { completeSelection } from './complete-selection.ts'
import type { Configuration, Selection, Size, Texts } from './configuration.ts'
import { chosenChoices } from './find-choice.ts'
import { findFindings } from './find-findings.ts'
import { type Finding, isOnlyAsked } from './findings.ts'
import { type Line, priceLines } from './price-lines.ts'

export type OptionsQuote<Label = Texts> = {
  /** The selection with its defaults, in the configuration's order. */
  selection: Selection
  /** The amounts add up to `total`; without a price there are none. */
  lines: Line[]
  /** Qəpik after the discount; null when it is on request, or unknown for such a selection. */
  total: number | null
  /** Before the discount, qəpik. */
  subtotal: number | null
  /** The price of one piece at `total`, in qəpik: for display, so not whole. */
  unitPrice: number | null
  /** The discount in basis points, and its kind. */
  percentageBp: number
  kind: Reduction['kind']
  findings: Finding<Label>[]
  isOrderable: boolean
  /** It can be ordered as a request without a price. */
  isAskUs: boolean
  /** The working days of the turnaround. */
  days: number | null
  /** mm */
  trim: Size | null
  /** What the turnaround adds, in basis points. */
  factorBp: number
}

export type QuoteInput<Label = Texts> = {
  configuration: Configuration<Label>
  selection: Selection
  /** A whole number from 1. */
  count: number
  campaignBp?: number | null
  customerBp?: number | null
}

/** The price of `count` pieces with the choices made, or why there is none. */
export function quoteOptions<Label>(input: QuoteInput<Label>): OptionsQuote<Label> {
  const { configuration, count } = input
  const selection = completeSelection(configuration, input.selection, count)
  const findings = findFindings(configuration, input.selection, selection, count)
  const chosen = chosenChoices(configuration, selection)
  const turnaround = chosen.find(({ group }) => group.kind === 'turnaround')?.choice
  const trim = findTrim(configuration, selection)
  const reduction = bestPercentage([input.campaignBp ?? 0], input.customerBp ?? null)
  const isAsked = findings.some(isOnlyAsked)
  const base = isAsked ? null : basePrice(configuration, selection, count)
  const lines = base ? priceLines({ base, chosen, count, trim }) : []
  const subtotal = sumOf(lines)
  const isPriced = base !== null && subtotal > 0 && subtotal <= maxQepik
  const isPossible = findings.every(isOnlyAsked)
  if (!isPriced && !isAsked && isPossible) findings.push({ kind: 'askUs', because: 'price' })
  const total = isPriced ? discounted(subtotal, reduction.percentageBp) : null
  return {
    selection,
    lines: total === null ? [] : withReduction(lines, total - subtotal),
    total,
    subtotal: isPriced ? subtotal : null,
    unitPrice: total === null ? null : total / count,
    ...reduction,
    findings,
    isOrderable: isPossible,
    isAskUs: isPossible && !isPriced,
    days: turnaround?.days ?? null,
    trim,
    factorBp: turnaround?.factorBp ?? 0,
  }
}

const sumOf = (lines: readonly Line[]): number => lines.reduce((sum, { amount }) => sum + amount, 0)

const withReduction = (lines: Line[], amount: number): Line[] =>
  amount === 0 ? lines : [...lines, { kind: 'reduction', group: null, choice: null, amount }]
