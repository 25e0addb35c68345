import { z } from 'zod'
import { cleanLine, cleanText, composed } from './clean-text.ts'
import { bakuDate } from './days.ts'
import type { Message } from './errors.ts'
import { type Language, languages } from './languages.ts'

/**
 * A schema that reads leniently (multipart and query values are strings), while its static input stays
 * what a typed caller should send.
 */
export function lenient<Schema extends z.ZodType>(read: (value: unknown) => unknown, schema: Schema) {
  return z.preprocess(read, schema) as unknown as z.ZodType<z.output<Schema>, z.input<Schema>>
}

/** A rule of our own with its message; understood by `fieldErrors`. */
export function rule<Value>(test: (value: Value) => boolean, message: Message) {
  return z.refine<Value>(test, { params: { message } })
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

/** A text of one line: a name, a title, what is searched for. */
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
/** Texts in three languages as they are written: the required ones in az, all others optional. */
export type TextsToWrite<Key extends string, Required extends Key> = { [K in Required]: Text } & {
  [K in Exclude<Keys<Key>, Required>]: z.ZodOptional<Text>
}
/** Texts in three languages in an answer. */
export type TextsOut<Key extends string> = { [K in Keys<Key>]: z.ZodString }

/** Of texts in three languages, what has lines of its own; all others are one line. */
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

/** One text in three languages of which az must be there and not empty. */
export function requiredTexts<Key extends string>(key: Key, max: number) {
  return { ...texts(key, max), [key]: fieldOf(key)(max, { min: 1 }) } as TextsToWrite<Key, Key>
}

/** One text in three languages in an answer, as stored. */
export function textsOut<Key extends string>(key: Key) {
  return { [key]: z.string(), [`${key}_ru`]: z.string(), [`${key}_en`]: z.string() } as TextsOut<Key>
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

/** A moment with its zone, to the minute or finer. */
const moment = z.union([z.iso.datetime({ offset: true }), z.iso.datetime({ offset: true, precision: -1 })])
/** An unescaped `+` of an address arrives as a space. */
const beforeOffset = / (?=\d\d:\d\d$)/

/**
 * A day in Baku as `YYYY-MM-DD`; of a moment that is sent for one, the day that it is in Baku then (API-15).
 * A Date at midnight UTC out.
 */
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

/** `language` or `lang`; anything else than ru and en is az (BAS-1). */
export const language = z.enum(languages).catch('az') as unknown as z.ZodDefault<
  z.ZodType<Language, Language>
>

export const email = line(254, { min: 1 }).pipe(z.string().toLowerCase().pipe(z.email()))

const passwordTooShort: Message = /*i18n*/ {
  id: 'password.tooShort',
  message: 'Your password must have at least 8 characters!',
}
const atLeastEight = (count: (typed: string) => number) =>
  z
    .string()
    .max(200)
    .check(rule((typed: string) => count(typed) >= 8, passwordTooShort))
/** One that is chosen: at least 8 characters, a letter and its marks counting as one (ACC-2). */
export const password = atLeastEight((typed) => composed(typed).length)
/** One that somebody has, as it is typed: whichever spelling of its letters it was chosen in. */
export const knownPassword = atLeastEight((typed) => Math.max(typed.length, composed(typed).length))
