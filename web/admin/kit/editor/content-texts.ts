import { type ContentKind, definitionOf, type TextKey } from '../../../../src/domains/content/definitions.ts'
import { type AllTexts, textColumns } from '../../../../src/domains/content/texts.ts'
import type { TextField } from './text-states.ts'

/** The texts that a new record begins with. */
export const blankTexts = <Kind extends ContentKind>(kind: Kind) =>
  Object.fromEntries(textColumns(kind).map((column) => [column, ''])) as AllTexts<Kind>

type Words = Pick<TextField, 'label' | 'hint' | 'rows'>

/**
 * A kind's texts as its editor shows them, in the order of `words`, within the limits of its definition. A picture's
 * `alt` stands beside the picture (`useAltField`).
 */
export const textFields = <Kind extends ContentKind>(
  kind: Kind,
  words: Readonly<Record<Exclude<TextKey<Kind>, 'alt'>, Words>>,
): TextField[] =>
  Object.entries<Words>(words).map(([key, said]) => ({
    key,
    ...said,
    max: 0,
    ...definitionOf(kind).texts[key],
  }))
