import { z } from 'zod'
import { cleanLine, cleanText, composed } from './clean-text.ts'
import { bakuDate } from './days.ts'
import type { Message } from './errors.ts'
import { type Language, languages } from './languages.ts'
import { maxQepik, toBasisPoints, toQepik } from './money.ts'
import type { Written } from './read-whole.ts'
import { fieldErrors } from './validation.ts'
import { readMoney, readPercent, unclearFigure } from './written-numbers.ts'

/**
 * A schema that reads leniently (multipart and query values are strings), while its static input stays what a
 * typed caller should send.
 */
export function lenient<Schema extends z.ZodType>(read: (value: unknown) => unknown, schema: Schema) {
  return z.preprocess(read, schema) as unknown as z.ZodType<z.output<Schema>, z.input<Schema>>
}

/** A rule of our own with its message, which `fieldErrors` reads. */
export function rule<Value>(test: (value: Value) => boolean, message: Message) {
  return z.refine<Value>(test, { params: { message } })
}

/** A field that may be emptied. It isn't a union, so that the field's own error is shown. */
export function emptyOr(field: z.ZodType<string, string>) {
  return z.string().transform((value, context) => {
    if (cleanLine(value) === '') return ''
    const read = field.safeParse(value)
    if (read.success) return read.data
    for (const { message } of fieldErrors(read.error.issues))
      context.addIssue({ code: 'custom', params: { message } })
    return z.NEVER
  })
}

/** true, false, also as strings. */
export const flag = lenient((value) => {
  if (value === 'true' || value === '1' || value === 1) return true
  if (value === 'false' || value === '0' || value === 0) return false
  return value
}, z.boolean())

type Lengths = { min?: number }

/** A text of at most `max` characters, cleaned as all texts are (API-14); `min` 1 makes it required. */
export const text = (max: number, { min = 0 }: Lengths = {}) => cleaned(cleanText, min, max)

/** A text of one line: a name, a title, a search. */
export const line = (max: number, { min = 0 }: Lengths = {}) => cleaned(cleanLine, min, max)

function cleaned(clean: (given: string) => string, min: number, max: number) {
  return z
    .string()
    .transform(clean)
    .pipe(z.string().min(min).max(max))
    .meta({ maxLength: max, ...(min > 0 && { minLength: min }) })
}

type Text = ReturnType<typeof text>
type Keys<Key extends string> = Key | `${Key}_ru` | `${Key}_en`
/** Texts in three languages as input: the required ones in az, all others optional. */
export type TextsToWrite<Key extends string, Required extends Key> = { [K in Required]: Text } & {
  [K in Exclude<Keys<Key>, Required>]: z.ZodOptional<Text>
}
/** Texts in three languages in an answer. */
export type TextsOut<Key extends string> = { [K in Keys<Key>]: z.ZodString }

/** The texts that may have several lines; all others are one line. */
const ofLines: ReadonlySet<string> = new Set(['description', 'head', 'offer', 'address', 'text'])
const fieldOf = (key: string) => (ofLines.has(key) ? text : line)

/** One text in three languages as `x`, `x_ru`, `x_en`, none of them required. */
export function texts<Key extends string>(key: Key, max: number) {
  const field = fieldOf(key)
  return {
    [key]: field(max).optional(),
    [`${key}_ru`]: field(max).optional(),
    [`${key}_en`]: field(max).optional(),
  } as TextsToWrite<Key, never>
}

/** One text in three languages whose az is required and not empty. */
export function requiredTexts<Key extends string>(key: Key, max: number) {
  return { ...texts(key, max), [key]: fieldOf(key)(max, { min: 1 }) } as TextsToWrite<Key, Key>
}

/** One text in three languages in an answer, as stored. */
export function textsOut<Key extends string>(key: Key) {
  return { [key]: z.string(), [`${key}_ru`]: z.string(), [`${key}_en`]: z.string() } as TextsOut<Key>
}

/** Every field of a shape made optional: in a PUT, fields that aren't sent stay as they are. */
export function optionalFields<Shape extends Record<string, z.ZodType>>(shape: Shape) {
  return Object.fromEntries(
    Object.entries(shape).map(([key, field]) => [key, field.optional()]),
  ) as unknown as {
    [K in keyof Shape]: z.ZodOptional<Shape[K]>
  }
}

/** An optional field for which an empty string and null mean "not sent". */
export function maybe<Field extends z.ZodType>(field: Field) {
  return lenient(
    (value) => (value === '' || value === null ? undefined : value),
    field.optional(),
  ) as unknown as z.ZodOptional<Field>
}

/** A field that can be emptied: not sent stays, an empty string or null clears it. */
export function clearable<Field extends z.ZodType>(field: Field) {
  return lenient(
    (value) => (value === '' ? null : value),
    field.nullable().optional(),
  ) as unknown as z.ZodOptional<z.ZodNullable<Field>>
}

/** A moment with its zone, to the minute or finer. */
const moment = z.union([z.iso.datetime({ offset: true }), z.iso.datetime({ offset: true, precision: -1 })])
/** An unescaped `+` of an address arrives as a space. */
const beforeOffset = / (?=\d\d:\d\d$)/

/** A day in Baku as `YYYY-MM-DD`, or of a moment (API-15). Parsed to a Date at midnight UTC. */
export const day = lenient(
  (value) => {
    if (typeof value !== 'string') return value
    const written = value.trim().replace(beforeOffset, '+')
    return moment.safeParse(written).success ? bakuDate(new Date(written)) : written
  },
  z.iso
    .date()
    .transform((value) => new Date(value))
    .pipe(z.date().min(new Date('2000-01-01')).max(new Date('2199-12-31'))),
)

/** `language` or `lang`; anything other than ru and en is az (BAS-1). */
export const language = z.enum(languages).catch('az') as unknown as z.ZodDefault<
  z.ZodType<Language, Language>
>

const passwordTooShort: Message = /*i18n*/ {
  id: 'password.tooShort',
  message: 'Your password must have at least 8 characters!',
}
const atLeastEight = (count: (typed: string) => number) =>
  z
    .string()
    .max(200)
    .check(rule((typed: string) => count(typed) >= 8, passwordTooShort))
/** A new password: at least 8 characters, a letter and its accents counting as one (ACC-2). */
export const password = atLeastEight((typed) => composed(typed).length)
/** An existing password as typed: its letters may be composed or not. */
export const knownPassword = atLeastEight((typed) => Math.max(typed.length, composed(typed).length))

/** PostgreSQL's largest integer, for ids and counts. */
export const maxInteger = 2147483647

/**
 * Digits, with spaces between groups at most; decimals get the error that they aren't whole, but 1.000 is
 * neither 1 nor 1000.
 */
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

/** A number of two decimals: strings are read as people write them, and ambiguous ones are refused. */
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

/** AZN above 0 with at most two decimals, as a number or a string; parsed to whole qəpik. */
export const money = decimal(
  readMoney,
  z
    .number()
    .positive()
    .max(maxQepik / 100)
    .pipe(twoDecimals)
    .transform(toQepik),
)

/** {@link money} that may be 0: what costs nothing. */
export const moneyOrNothing = decimal(
  readMoney,
  z
    .number()
    .min(0)
    .max(maxQepik / 100)
    .pipe(twoDecimals)
    .transform(toQepik),
)

/** Per cent above 0 and below 100, with at most two decimals; parsed to basis points. */
export const percentage = decimal(
  readPercent,
  z.number().gt(0).lt(100).pipe(twoDecimals).transform(toBasisPoints),
)

/** Per cent from 0 to 100, with at most two decimals; parsed to basis points. */
export const share = decimal(
  readPercent,
  z.number().min(0).max(100).pipe(twoDecimals).transform(toBasisPoints),
)

/** The order of lists, ascending. */
export const priority = wholeNumber({ min: 0, max: 1_000_000 })

function readList(value: unknown): unknown {
  const single = value === undefined ? [] : [value]
  const entries = Array.isArray(value) ? value : single
  return entries.flatMap((entry): unknown[] => {
    if (typeof entry !== 'string') return [entry]
    const trimmed = entry.trim()
    if (trimmed === '') return []
    if (!trimmed.startsWith('[')) return [trimmed.startsWith('{') ? readJson(trimmed) : entry]
    const list = readJson(trimmed)
    return Array.isArray(list) ? list : [entry]
  })
}

function readJson(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

/**
 * A list: a JSON list, a repeated field, or a field with a JSON list as text. Undefined when it isn't sent.
 */
export function list<Item extends z.ZodType>(item: Item, max = 200) {
  return lenient((value) => (value === undefined ? undefined : readList(value)), z.array(item).max(max))
}

/** An object inside a list whose field names are matched without regard to case; unknown fields are dropped. */
export const row = <Shape extends z.ZodRawShape>(shape: Shape) =>
  lenient((value) => withFieldNames(shape, value, () => undefined), z.object(shape))

/** The same where money is meant: an unknown field is refused. */
export const moneyRow = <Shape extends z.ZodRawShape>(shape: Shape) =>
  lenient((value) => withFieldNames(shape, value, (key) => key), z.strictObject(shape))

function withFieldNames(shape: z.ZodRawShape, value: unknown, unknown: (key: string) => string | undefined) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const names = new Map(Object.keys(shape).map((name) => [name.toLowerCase(), name]))
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, entry]) => {
      const name = names.get(key.toLowerCase()) ?? unknown(key)
      return name === undefined ? [] : [[name, entry]]
    }),
  )
}
