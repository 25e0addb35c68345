import { z } from 'zod'
import type { Language } from '../../lib/languages.ts'
import { toAzn, toPercent } from '../../lib/money.ts'
import { choicesInLine } from '../options/choice-words.ts'
import { type OrderedOptions, selectionOfOrdered, selectionOut } from '../options/ordered-options.ts'
import { compareLines, type LineChange } from './line-changes.ts'
import { amountOf, longestDays, type OfferLine, reductionsOfLines, type Texts, totalOf } from './lines.ts'
import { artworkWays } from './offer-input.ts'

/** What a line was in the revision before; null where it was the same, or there was none before. */
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

/** `choices`: what is chosen, in words; `amount`: before what comes off; `price`: what it costs. AZN. */
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

/** What lines cost together: their amounts less the reductions are the total. */
const sumShape = {
  subtotal: z.number(),
  reductions: z.array(
    z.object({ kind: z.enum(['campaign', 'client']), percentage: z.number(), saving: z.number() }),
  ),
  total: z.number(),
}

const removedShape = z.array(
  z.object({ key: z.int(), title: z.string(), count: z.int(), amount: z.number() }),
)

/** The lines of a revision as its customer reads them. */
export const customerLinesShape = {
  lines: z.array(z.object({ ...lineShape, photoUrl: z.string().nullable() })),
  removed: removedShape,
  ...sumShape,
  /** The longest of the lines' times, in working days. */
  days: z.int().nullable(),
}

/** The same for staff: with what they calculated and why they changed it. */
export const staffLine = z.object({
  ...lineShape,
  serviceId: z.int(),
  serviceTypeId: z.int().nullable(),
  service: z.string(),
  /** What is chosen, as it is sent; null where nothing can be. */
  options: selectionOut.nullable(),
  calculated: z.number().nullable(),
  priceReason: z.string(),
  /** The earlier order that it makes once more. */
  repeats: z.int().nullable(),
})
export const staffLinesShape = {
  lines: z.array(staffLine),
  removed: removedShape,
  ...sumShape,
}

const sumOf = (lines: readonly OfferLine[]) => ({
  subtotal: toAzn(lines.reduce((sum, line) => sum + amountOf(line), 0)),
  reductions: reductionsOfLines(lines).map(({ kind, percentageBp, saving }) => ({
    ...{ kind, percentage: toPercent(percentageBp), saving: toAzn(saving) },
  })),
  total: toAzn(totalOf(lines)),
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

/** `before`: the lines of the revision before; null for a first one. */
type Lines = { lines: readonly OfferLine[]; before: readonly OfferLine[] | null; language: Language }

function viewLines({ lines, before, language }: Lines) {
  const compared = before && compareLines(before, lines)
  const views = lines.map((line) => {
    const { key, kind, options, details, count, days, artwork, title, price } = line
    const change = compared?.changes.get(key)
    return {
      ...{ key, kind, title: say(title, language), choices: choicesOf(options, language) },
      ...{ details, count, days, artwork },
      ...{ amount: toAzn(amountOf(line)), price: toAzn(price) },
      change: change ? toChange(change, language) : null,
    }
  })
  const removed = (compared?.removed ?? []).map((line) => ({
    ...{ key: line.key, title: say(line.title, language), count: line.count },
    amount: toAzn(amountOf(line)),
  }))
  return { views, removed }
}

/** `photoOf`: the address of the picture of what a line is, if it has one. */
export function linesForCustomer(
  shown: Lines,
  photoOf: (line: OfferLine) => string | null,
): z.infer<z.ZodObject<typeof customerLinesShape>> {
  const { views, removed } = viewLines(shown)
  const lines = shown.lines.flatMap((line, place) => {
    const view = views[place]
    return view ? [{ ...view, photoUrl: photoOf(line) }] : []
  })
  return { lines, removed, ...sumOf(shown.lines), days: longestDays(shown.lines) }
}

export function linesForStaff(shown: Lines): z.infer<z.ZodObject<typeof staffLinesShape>> {
  const { views, removed } = viewLines(shown)
  const lines = shown.lines.flatMap((line, place) => {
    const view = views[place]
    const { serviceId, serviceTypeId, quote, priceReason, options, repeats } = line
    const own = {
      ...{ serviceId, serviceTypeId, service: say(line.service, shown.language), priceReason, repeats },
      options: options && selectionOfOrdered(options),
    }
    return view ? [{ ...view, ...own, calculated: quote && toAzn(quote.total) }] : []
  })
  return { lines, removed, ...sumOf(shown.lines) }
}
