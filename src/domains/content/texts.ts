import { z } from 'zod'
import {
  optionalFields,
  requiredTexts,
  type TextsOut,
  type TextsToWrite,
  texts,
  textsOut,
} from '../../lib/fields.ts'
import { type Language, pickAll } from '../../lib/languages.ts'
import { type ContentKind, definitionOf, type definitions, type TextKey, textKeys } from './definitions.ts'

type RequiredKey<Kind extends ContentKind> = {
  [Key in TextKey<Kind>]: (typeof definitions)[Kind]['texts'][Key &
    keyof (typeof definitions)[Kind]['texts']] extends {
    required: true
  }
    ? Key
    : never
}[TextKey<Kind>]

/** A kind's texts for a new record: `x`, `x_ru`, `x_en`, within their limits. */
export function newTexts<Kind extends ContentKind>(kind: Kind) {
  const shapes = Object.entries(definitionOf(kind).texts).map(([key, { max, required }]) =>
    required ? requiredTexts(key, max) : texts(key, max),
  )
  return Object.assign({}, ...shapes) as TextsToWrite<TextKey<Kind>, RequiredKey<Kind>>
}

/** The same for a PUT: fields that aren't sent stay. */
export const changedTexts = <Kind extends ContentKind>(kind: Kind) => optionalFields(newTexts(kind))

/** A kind's texts in an answer, as stored. */
export const allTextsOut = <Kind extends ContentKind>(kind: Kind) =>
  Object.assign({}, ...textKeys(kind).map((key) => textsOut(key))) as TextsOut<TextKey<Kind>>

/** The columns of a kind's texts. */
export type TextColumn<Kind extends ContentKind> = keyof TextsOut<TextKey<Kind>>
export const textColumns = <Kind extends ContentKind>(kind: Kind) =>
  textKeys(kind).flatMap((key) => [key, `${key}_ru`, `${key}_en`]) as TextColumn<Kind>[]

export type AllTexts<Kind extends ContentKind> = { [Column in TextColumn<Kind>]: string }

/** A row's texts in one language. */
export const textsIn = <Kind extends ContentKind>(kind: Kind, row: AllTexts<Kind>, language: Language) =>
  pickAll(row as never, textKeys(kind), language) as Record<TextKey<Kind>, string>

/** A row's texts in all languages, as stored. */
export const allTextsOf = <Kind extends ContentKind>(kind: Kind, row: AllTexts<Kind>) =>
  Object.fromEntries(textColumns(kind).map((column) => [column, row[column]])) as AllTexts<Kind>

/** A kind's texts in an answer in one language. */
export const textsOutInOne = <Kind extends ContentKind>(kind: Kind) =>
  Object.fromEntries(textKeys(kind).map((key) => [key, z.string()])) as Record<TextKey<Kind>, z.ZodString>
