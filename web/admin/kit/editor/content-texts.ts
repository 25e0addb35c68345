import { type ContentKind, definitionOf, type TextKey } from '../../../../src/domains/content/definitions.ts'
import { type AllTexts, textColumns } from '../../../../src/domains/content/texts.ts'
import type { TextField } from './text-states.ts'

/** The texts that a new record begins with. */
export const blankTexts = <Kind extends ContentKind>(kind: Kind) =>
  Object.fromEntries(textColumns(kind).map((column) => [column, ''])) as AllTexts<Kind>

type Labels = Pick<TextField, 'label' | 'hint' | 'rows'>

/**
 * A kind's texts as its editor shows them, in the order of `labels`, within the limits of its definition. A
 * picture's `alt` stands beside the picture (`useAltField`).
 */
export const textFields = <Kind extends ContentKind>(
  kind: Kind,
  labels: Readonly<Record<Exclude<TextKey<Kind>, 'alt'>, Labels>>,
): TextField[] => {
  const { texts } = definitionOf(kind)
  return Object.entries<Labels>(labels).flatMap(([key, said]) => {
    const limits = texts[key]
    return limits ? [{ key, ...said, ...limits }] : []
  })
}

/** What the texts are called, by their keys. */
export const namesOf = (fields: readonly TextField[]): Readonly<Record<string, string>> =>
  Object.fromEntries(fields.map(({ key, label }) => [key, label]))
