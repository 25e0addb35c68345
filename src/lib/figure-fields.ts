import { z } from 'zod'
import type { Message } from './errors.ts'
import { lenient, rule } from './fields.ts'
import { maxQepik, toBasisPoints, toQepik } from './money.ts'
import type { Written } from './read-whole.ts'
import { readMoney, readPercent, unclearFigure } from './written-numbers.ts'

/** The largest id and count: PostgreSQL's integer. */
export const maxInteger = 2147483647

/** Digits, in groups by space at most; of decimals is said that they aren't whole, but 1.000 is neither 1 nor 1000. */
function readWire(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const text = value.trim()
  const decimal = /^[+-]?\d{1,15}[.,]\d{1,15}$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN
  if (!Number.isNaN(decimal)) return Number.isInteger(decimal) ? value : decimal
  return /^[+-]?(\d{1,15}|\d{1,3}([ \u00a0\u202f]\d{3})+)$/.test(text)
    ? Number(text.replace(/[^\d+-]/g, ''))
    : value
}

/** A whole number, also as a string. */
export function wholeNumber({ min = 0, max = maxInteger }: { min?: number; max?: number } = {}) {
  return lenient(readWire, z.int().min(min).max(max))
}

/** A figure of two decimals: strings are read as people write them, what could mean two is refused. */
function decimal<Schema extends z.ZodType>(read: (text: string) => Written, schema: Schema) {
  return z.preprocess((value, context) => {
    if (typeof value !== 'string') return value
    const written = read(value)
    if ('value' in written) return written.value
    if (written.error === 'noNumber') return value
    context.issues.push({ code: 'custom', params: { message: unclearFigure }, input: value })
    return z.NEVER
  }, schema) as unknown as z.ZodType<z.output<Schema>, z.input<Schema>>
}

const tooManyDecimals: Message = /*i18n*/ {
  id: 'figure.decimals',
  message: 'At most two decimals, for example 12.50.',
}
const twoDecimals = z
  .number()
  .check(rule((value: number) => Number.isInteger(Number((value * 100).toPrecision(15))), tooManyDecimals))

/** The id of a record: a positive integer. */
export const id = wholeNumber({ min: 1 })

/** AZN above 0 with two decimals at most, as a number or a string; whole qəpik out. */
export const money = decimal(
  readMoney,
  z
    .number()
    .positive()
    .max(maxQepik / 100)
    .pipe(twoDecimals)
    .transform(toQepik),
)

/** Per cent above 0 and below 100, at most two decimals; basis points out. */
export const percentage = decimal(
  readPercent,
  z.number().gt(0).lt(100).pipe(twoDecimals).transform(toBasisPoints),
)

/** Order of lists: ascending. */
export const priority = wholeNumber({ min: 0, max: 1_000_000 })
