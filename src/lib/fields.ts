import { z } from 'zod'
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
/** Texts in three languages as they are written: the required ones in az, all others optional. */
export type TextsToWrite<Key extends string, Required extends Key> = { [K in Required]: Text } & {
  [K in Exclude<Keys<Key>, Required>]: z.ZodOptional<Text>
}
/** Texts in three languages in an answer. */
export type TextsOut<Key extends string> = { [K in Keys<Key>]: z.ZodString }

/** One text in three languages as `x`, `x_ru`, `x_en`, none of them required. */
export function texts<Key extends string>(key: Key, max: number) {
  return {
    [key]: text(max).optional(),
    [`${key}_ru`]: text(max).optional(),
    [`${key}_en`]: text(max).optional(),
  } as TextsToWrite<Key, never>
}

/** One text in three languages of which az must be there and not empty. */
export function requiredTexts<Key extends string>(key: Key, max: number) {
  return { ...texts(key, max), [key]: text(max, { min: 1 }) } as TextsToWrite<Key, Key>
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

/** `language` or `lang`; anything else than ru and en is az (BAS-1). */
export const language = z.enum(languages).catch('az') as unknown as z.ZodDefault<
  z.ZodType<Language, Language>
>

export const email = text(254, { min: 1 }).pipe(z.string().toLowerCase().pipe(z.email()))

const passwordTooShort: Message = /*i18n*/ {
  id: 'password.tooShort',
  message: 'Your password must have at least 8 characters!',
}
/** At least 8 characters (ACC-2). */
export const password = z
  .string()
  .max(200)
  .check(rule((value: string) => value.length >= 8, passwordTooShort))
