import { z } from 'zod'
import type { Message } from './errors.ts'
import { type Language, languages } from './languages.ts'
import { maxQepik, toBasisPoints, toQepik } from './money.ts'
import { internationalPhone, readPhone } from './phone.ts'
import { readMoney, readPercent, unclearFigure, type Written } from './written-numbers.ts'

/** The largest id and count: PostgreSQL's integer. */
export const maxInteger = 2147483647

/**
 * A schema that reads leniently (multipart and query values are strings), while its static input stays
 * what a typed caller should send.
 */
function lenient<Schema extends z.ZodType>(read: (value: unknown) => unknown, schema: Schema) {
  return z.preprocess(read, schema) as unknown as z.ZodType<z.output<Schema>, z.input<Schema>>
}

/** A rule of our own with its message; understood by `fieldErrors`. */
export function rule<Value>(test: (value: Value) => boolean, message: Message) {
  return z.refine<Value>(test, { params: { message } })
}

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
    if (written.fault === 'noNumber') return value
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

/** true, false, also as strings. */
export const flag = lenient((value) => {
  if (value === 'true' || value === '1' || value === 1) return true
  if (value === 'false' || value === '0' || value === 0) return false
  return value
}, z.boolean())

const invalidCharacters: Message = /*i18n*/ {
  id: 'field.characters',
  message: 'This text has characters that cannot be stored.',
}

// PostgreSQL refuses NUL; the other control characters have no business in a text but tab and line ends.
const storable = (value: string): boolean => !/\p{Cc}/u.test(value.replace(/[\t\n\r]/g, ''))

/** A text of at most `max` characters, trimmed; `min` 1 makes it required. */
export function text(max: number, { min = 0 }: { min?: number } = {}) {
  return z
    .string()
    .trim()
    .transform((value) => value.toWellFormed())
    .pipe(z.string().min(min).max(max).check(rule(storable, invalidCharacters)))
    .meta({ maxLength: max, ...(min > 0 && { minLength: min }) })
}

type Text = ReturnType<typeof text>
type Keys<Key extends string> = Key | `${Key}_ru` | `${Key}_en`

/** One text in three languages as `x`, `x_ru`, `x_en`, none of them required. */
export function texts<Key extends string>(key: Key, max: number) {
  return {
    [key]: text(max).optional(),
    [`${key}_ru`]: text(max).optional(),
    [`${key}_en`]: text(max).optional(),
  } as {
    [K in Keys<Key>]: z.ZodOptional<Text>
  }
}

/** One text in three languages of which az must be there and not empty. */
export function requiredTexts<Key extends string>(key: Key, max: number) {
  return { ...texts(key, max), [key]: text(max, { min: 1 }) } as { [K in Key]: Text } & {
    [K in Exclude<Keys<Key>, Key>]: z.ZodOptional<Text>
  }
}

/** One text in three languages in an answer, as stored. */
export function textsOut<Key extends string>(key: Key) {
  return { [key]: z.string(), [`${key}_ru`]: z.string(), [`${key}_en`]: z.string() } as {
    [K in Keys<Key>]: z.ZodString
  }
}

/** Every field of a shape made optional: at a PUT what isn't sent stays as it is. */
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

function readList(value: unknown): unknown {
  const entries = Array.isArray(value) ? value : value === undefined ? [] : [value]
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

/** A list: a JSON list, a repeated field, or a field that holds a JSON list as text. Not sent stays undefined. */
export function list<Item extends z.ZodType>(item: Item, max = 200) {
  return lenient((value) => (value === undefined ? undefined : readList(value)), z.array(item).max(max))
}

/** An object inside a list whose field names are matched without regard to case. */
export function row<Shape extends z.ZodRawShape>(shape: Shape) {
  const names = new Map(Object.keys(shape).map((name) => [name.toLowerCase(), name]))
  return lenient((value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, entry]) => {
        const name = names.get(key.toLowerCase())
        return name === undefined ? [] : [[name, entry]]
      }),
    )
  }, z.object(shape))
}

/** A day, as `YYYY-MM-DD` or an ISO timestamp (its UTC day); a Date at midnight UTC out. */
export const day = lenient(
  (value) => {
    if (typeof value !== 'string') return value
    const match = /^(\d{4}-\d{2}-\d{2})(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/.exec(value.trim())
    const moment = match ? new Date(match[2] ? value.trim() : `${match[1]}T00:00:00Z`) : new Date(Number.NaN)
    if (Number.isNaN(moment.getTime())) return value
    if (!match?.[2] && moment.toISOString().slice(0, 10) !== match?.[1]) return value
    return `${moment.toISOString().slice(0, 10)}T00:00:00.000Z`
  },
  z.iso
    .datetime()
    .transform((value) => new Date(value))
    .pipe(z.date().min(new Date('2000-01-01')).max(new Date('2199-12-31'))),
)

/** `language` or `lang`; anything else than ru and en is az (api-contract, "Language"). */
export const language = z.enum(languages).catch('az') as unknown as z.ZodDefault<
  z.ZodType<Language, Language>
>

export const email = text(254, { min: 1 }).pipe(z.string().toLowerCase().pipe(z.email()))

const passwordTooShort: Message = /*i18n*/ {
  id: 'password.tooShort',
  message: 'Your password must have at least 8 characters!',
}
/** At least 8 characters (specification 5). */
export const password = z
  .string()
  .max(200)
  .check(rule((value: string) => value.length >= 8, passwordTooShort))

const phoneInvalid: Message = /*i18n*/ {
  id: 'phone.invalid',
  message: 'Please enter a whole phone number, for example +994 50 123 45 67.',
}
/**
 * 5–20 digits; +, spaces, dashes and brackets are allowed (api-contract, sendinfoforcontact), but no piece of a +994
 * number. Whole numbers come out with their country's code.
 */
export const phone = phoneField(readPhone, phoneInvalid)

const whatsAppInvalid: Message = /*i18n*/ {
  id: 'phone.whatsApp',
  message: 'WhatsApp needs a whole number, for example +994 50 123 45 67.',
}
/** A whole number with its country's code, which is in the address of a chat. */
export const whatsApp = phoneField(
  (typed) => (internationalPhone(typed) ? readPhone(typed) : null),
  whatsAppInvalid,
)

function phoneField(read: (typed: string) => string | null, invalid: Message) {
  return text(40, { min: 1 }).pipe(
    z
      .string()
      .check(rule((typed: string) => read(typed) !== null, invalid))
      .transform((typed) => read(typed) ?? typed),
  )
}

const linkInvalid: Message = /*i18n*/ {
  id: 'link.invalid',
  message: 'Please enter a web address without spaces (http or https).',
}
const noAddress = /[\s\p{Cc}\p{Cf}]/u
/** A web address as it is stored: without http(s) it gets https:// (specification 3); empty stays empty. */
export function withHttps(typed: string): string {
  const address = typed.trim()
  if (address === '' || /^[a-z][a-z0-9+-]*:(?!\d)/i.test(address) || noAddress.test(address)) return address
  return `https://${address.replace(/^\/\//, '')}`
}

/** Nothing is taken out of it: what has a space in it is no address, and what would be left is another one. */
function isWebAddress(value: string): boolean {
  if (!/^https?:\/\/[^/]/i.test(value) || noAddress.test(value) || !URL.canParse(value)) return false
  const { hostname, username } = new URL(value)
  return (
    username === '' && (hostname === 'localhost' || /[^.]\.[^.]/.test(hostname) || hostname.startsWith('['))
  )
}

/** A web address; without http(s) it gets https://, other schemes are refused (specification 3, trust). */
export const link = lenient(
  (value) => (typeof value === 'string' ? withHttps(value) : value),
  z.string().min(1).max(2000).check(rule(isWebAddress, linkInvalid)),
)
