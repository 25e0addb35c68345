import { altField } from '../../../../src/domains/content/alt-field.ts'
import { pictureKeyOf } from '../../../../src/domains/media/picture-url.ts'
import { languages } from '../../../../src/lib/languages.ts'
import { languageKey } from '../../../ui/language-names.ts'
import type { Values } from '../editor/values.ts'
import type { PictureItem } from './picture-items.ts'

/** The name of a picture's text as the history has it; one that was just chosen goes by its own. */
export const altKey = ({ key, url = '' }: PictureItem): string => altField(pictureKeyOf(url) ?? key)

/** The alternative texts of several pictures as flat fields, as the marks of three languages know them. */
export function altValues(items: readonly PictureItem[]): Values {
  const kept = items.filter(({ removed }) => !removed)
  return Object.fromEntries(
    kept.flatMap((item) =>
      languages.map((language) => [
        languageKey(altKey(item), language),
        item[languageKey('alt', language)] ?? '',
      ]),
    ),
  )
}

/** The fields of those texts. */
export const altTextFields = (items: readonly PictureItem[]) =>
  items.filter(({ removed }) => !removed).map((item) => ({ key: altKey(item) }))
