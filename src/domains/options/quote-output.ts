import { z } from 'zod'
import type { Language } from '../../lib/languages.ts'
import { toAzn, toPercent } from '../../lib/money.ts'
import { translate } from '../../lib/translate.ts'
import type { Configuration } from './configuration.ts'
import { findChoice, findGroup } from './find-choice.ts'
import { findingMessage } from './finding-messages.ts'
import { isOnlyAsked } from './findings.ts'
import type { Grid } from './grid.ts'
import { textIn } from './in-language.ts'
import type { Line } from './price-lines.ts'
import type { OptionsQuote } from './quote-options.ts'

const size = z.object({ width: z.number(), height: z.number() })
const azn = z.number().nullable()

/**
 * A line of a price: AZN, negative for a discount; `name` in the caller's language, empty for the base and
 * the discount.
 */
const lineSchema = z.object({
  kind: z.enum(['base', 'addOn', 'turnaround', 'reduction']),
  group: z.string().nullable(),
  choice: z.string().nullable(),
  name: z.string(),
  amount: z.number(),
})
const findingSchema = z.object({
  kind: z.string(),
  group: z.string().nullable(),
  choice: z.string().nullable(),
  message: z.string(),
  /** Whether it can't be ordered like this; otherwise its price is on request. */
  isInTheWay: z.boolean(),
})
const cellSchema = z.object({
  count: z.int(),
  turnaround: z.string().nullable(),
  total: azn,
  unitPrice: azn,
  isOrderable: z.boolean(),
  isAskUs: z.boolean(),
})

/** The price of a selection: AZN, millimetres, working days; `grid` has all runs and turnarounds. */
export const productQuoteSchema = z.object({
  /** The version of the options; null where there are none. */
  version: z.int().nullable(),
  count: z.int(),
  selection: z.object({ choices: z.record(z.string(), z.array(z.string())), ownSize: size.nullable() }),
  lines: z.array(lineSchema),
  subtotal: azn,
  total: azn,
  unitPrice: azn,
  percentage: z.number(),
  kind: z.enum(['campaign', 'client']).nullable(),
  findings: z.array(findingSchema),
  isOrderable: z.boolean(),
  isAskUs: z.boolean(),
  days: z.int().nullable(),
  trim: size.nullable(),
  grid: z.object({
    counts: z.array(z.int()),
    turnarounds: z.array(
      z.object({ key: z.string().nullable(), name: z.string(), days: z.int().nullable() }),
    ),
    rows: z.array(z.array(cellSchema)),
  }),
})
export type ProductQuote = z.infer<typeof productQuoteSchema>

type Reader = { configuration: Configuration; language: Language }

/** A quote on the wire. */
export function toProductQuote(
  quote: OptionsQuote,
  grid: Grid,
  { version, count, ...reader }: Reader & { version: number | null; count: number },
): ProductQuote {
  const { percentageBp, kind, days, trim, isOrderable, isAskUs, selection } = quote
  return {
    version,
    count,
    selection,
    kind,
    days,
    trim,
    isOrderable,
    isAskUs,
    lines: quote.lines.map((line) => toLine(line, reader)),
    subtotal: aznOf(quote.subtotal),
    total: aznOf(quote.total),
    unitPrice: pieceOf(quote.unitPrice),
    percentage: toPercent(percentageBp),
    findings: quote.findings.map((finding) => ({
      kind: finding.kind,
      group: finding.group ?? null,
      choice: finding.choice ?? null,
      message: translate(findingMessage(finding, reader.configuration, reader.language), reader.language),
      isInTheWay: !isOnlyAsked(finding),
    })),
    grid: toGrid(grid, reader),
  }
}

function toLine({ amount, ...line }: Line, { configuration, language }: Reader) {
  const choice = findChoice(findGroup(configuration, line.group ?? ''), line.choice ?? '')
  return { ...line, name: choice ? textIn(choice.name, language) : '', amount: toAzn(amount) }
}

function toGrid(
  { counts, turnarounds, rows }: Grid,
  { configuration, language }: Reader,
): ProductQuote['grid'] {
  const group = configuration.groups.find(({ kind }) => kind === 'turnaround')
  return {
    counts,
    turnarounds: turnarounds.map((key) => {
      const choice = findChoice(group, key ?? '')
      return { key, name: choice ? textIn(choice.name, language) : '', days: choice?.days ?? null }
    }),
    rows: rows.map((cells) =>
      cells.map(({ count, turnaround, quote: { total, unitPrice, isOrderable, isAskUs } }) => ({
        count,
        turnaround,
        isOrderable,
        isAskUs,
        total: aznOf(total),
        unitPrice: pieceOf(unitPrice),
      })),
    ),
  }
}

const aznOf = (qepik: number | null): number | null => (qepik === null ? null : toAzn(qepik))
/** The price of one piece has four decimals: cards cost less than a qəpik. */
const pieceOf = (qepik: number | null): number | null =>
  qepik === null ? null : Math.round(qepik * 100) / 10_000
