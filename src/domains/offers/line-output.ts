import { z } from 'zod'
import type { Language } from '../../lib/languages.ts'
import { toAzn, toPercent } from '../../lib/money.ts'
import { choicesInLine } from '../options/choice-labels.ts'
import { type OrderedOptions, selectionOfOrdered, selectionOut } from '../options/ordered-options.ts'
import type { TaxKind } from '../tax/vat.ts'
import {
  amountOf,
  longestDays,
  type OfferLine,
  reductionsOfLines,
  type Texts,
  totalOf,
  vatOfLines,
} from './lines.ts'
import { artworkWays } from './offer-input.ts'

/** What a line was in the revision before; null where it was the same or new. */
const changeSchema = z.object({
  isNew: z.boolean(),
  was: z.object({
    title: z.string().optional(),
    choices: z.string().optional(),
    details: z.string().optional(),
    count: z.int().optional(),
    amount: z.number().optional(),
  }),
})

/** `choices` has labels; `amount` is before discounts, `price` after them. AZN. */
const lineShape = {
  key: z.int(),
  kind: z.enum(['product', 'free']),
  title: z.string(),
  choices: z.string(),
  details: z.string(),
  count: z.int(),
  amount: z.number(),
  price: z.number(),
  days: z.int().nullable(),
  artwork: z.enum(artworkWays),
  change: changeSchema.nullable(),
}

/** The sum of the lines: their amounts less the discounts are the total. */
const sumShape = {
  subtotal: z.number(),
  reductions: z.array(
    z.object({ kind: z.enum(['campaign', 'client']), percentage: z.number(), saving: z.number() }),
  ),
  total: z.number(),
  /** How much of the total is VAT; 0 of a seller who is no VAT payer (DOC-32). */
  vat: z.number(),
}

const removedShape = z.array(
  z.object({ key: z.int(), title: z.string(), count: z.int(), amount: z.number() }),
)

/** The lines of a revision as its customer reads them. */
export const customerLinesShape = {
  lines: z.array(
    z.object({
      ...lineShape,
      photoUrl: z.string().nullable(),
      /** With packing; null where it isn't known. */
      grams: z.int().nullable(),
    }),
  ),
  removed: removedShape,
  ...sumShape,
  /** The longest time of the lines, in working days. */
  days: z.int().nullable(),
}

/** The same for staff: with the calculated price and why they changed it. */
export const staffLine = z.object({
  ...lineShape,
  serviceId: z.int(),
  serviceTypeId: z.int().nullable(),
  service: z.string(),
  /** The choices as they are sent; null where there are none. */
  options: selectionOut.nullable(),
  calculated: z.number().nullable(),
  priceReason: z.string(),
  /** The earlier order that is repeated. */
  repeats: z.int().nullable(),
})
export const staffLinesShape = {
  lines: z.array(staffLine),
  removed: removedShape,
  ...sumShape,
}

const sumOf = ({ lines, taxKind }: Pick<Lines, 'lines' | 'taxKind'>) => ({
  subtotal: toAzn(lines.reduce((sum, line) => sum + amountOf(line), 0)),
  reductions: reductionsOfLines(lines).map(({ kind, percentageBp, saving }) => ({
    kind,
    percentage: toPercent(percentageBp),
    saving: toAzn(saving),
  })),
  total: toAzn(totalOf(lines)),
  vat: toAzn(vatOfLines(lines, taxKind)),
})

const choicesOf = (options: OrderedOptions | null, language: Language): string =>
  choicesInLine(options?.choices ?? [], language)

const say = (texts: Texts, language: Language): string => texts[language] || texts.az

function toChange({ isNew, was }: LineChange, language: Language): z.infer<typeof changeSchema> {
  const { title, options, amount, ...rest } = was
  return {
    isNew,
    was: {
      ...rest,
      ...(title && { title: say(title, language) }),
      ...(options !== undefined && { choices: choicesOf(options, language) }),
      ...(amount !== undefined && { amount: toAzn(amount) }),
    },
  }
}

type Lines = {
  lines: readonly OfferLine[]
  /** Those of the revision before; null for a first one. */
  before: readonly OfferLine[] | null
  language: Language
  /** How prices are taxed on its day. */
  taxKind: TaxKind
}

function viewLines({ lines, before, language }: Omit<Lines, 'taxKind'>) {
  const compared = before && compareLines(before, lines)
  const views = lines.map((line) => {
    const { key, kind, options, details, count, days, artwork, title, price } = line
    const change = compared?.changes.get(key)
    return {
      key,
      kind,
      title: say(title, language),
      choices: choicesOf(options, language),
      details,
      count,
      days,
      artwork,
      amount: toAzn(amountOf(line)),
      price: toAzn(price),
      change: change ? toChange(change, language) : null,
    }
  })
  const removed = (compared?.removed ?? []).map((line) => ({
    key: line.key,
    title: say(line.title, language),
    count: line.count,
    amount: toAzn(amountOf(line)),
  }))
  return { views, removed }
}

/** `photoOf` returns the picture's address of a line, if it has one. */
export function linesForCustomer(
  shown: Lines,
  photoOf: (line: OfferLine) => string | null,
): z.infer<z.ZodObject<typeof customerLinesShape>> {
  const { views, removed } = viewLines(shown)
  const lines = shown.lines.flatMap((line, place) => {
    const view = views[place]
    return view ? [{ ...view, photoUrl: photoOf(line), grams: line.grams }] : []
  })
  return { lines, removed, ...sumOf(shown), days: longestDays(shown.lines) }
}

export function linesForStaff(shown: Lines): z.infer<z.ZodObject<typeof staffLinesShape>> {
  const { views, removed } = viewLines(shown)
  const lines = shown.lines.flatMap((line, place) => {
    const view = views[place]
    const { serviceId, serviceTypeId, quote, priceReason, options, repeats } = line
    const own = {
      serviceId,
      serviceTypeId,
      service: say(line.service, shown.language),
      priceReason,
      repeats,
      options: options && selectionOfOrdered(options),
    }
    return view ? [{ ...view, ...own, calculated: quote && toAzn(quote.total) }] : []
  })
  return { lines, removed, ...sumOf(shown) }
}

/** What a line was in the revision before, where it differed; `amount` is in qəpik. */
type LineChange = {
  isNew: boolean
  was: {
    title?: OfferLine['title']
    options?: OrderedOptions | null
    details?: string
    count?: number
    amount?: number
  }
}

type Compared = { changes: Map<number, LineChange>; removed: OfferLine[] }

/** The lines that differ from those before, by key, and those that are gone (OFF-8). */
function compareLines(before: readonly OfferLine[], after: readonly OfferLine[]): Compared {
  const earlier = new Map(before.map((line) => [line.key, line]))
  const changes = new Map<number, LineChange>()
  for (const line of after) {
    const old = earlier.get(line.key)
    const change = old ? { isNew: false, was: differenceOf(old, line) } : { isNew: true, was: {} }
    if (change.isNew || Object.keys(change.was).length > 0) changes.set(line.key, change)
  }
  const kept = new Set(after.map(({ key }) => key))
  return { changes, removed: before.filter(({ key }) => !kept.has(key)) }
}

function differenceOf(old: OfferLine, line: OfferLine): LineChange['was'] {
  return {
    ...(old.title.az !== line.title.az && { title: old.title }),
    ...(optionsText(old) !== optionsText(line) && { options: old.options }),
    ...(old.details !== line.details && { details: old.details }),
    ...(old.count !== line.count && { count: old.count }),
    ...(amountOf(old) !== amountOf(line) && { amount: amountOf(old) }),
  }
}

/** The options as text, for comparison; empty for products without options. */
const optionsText = ({ options }: OfferLine): string => choicesInLine(options?.choices ?? [], 'az')
