import { isAltField } from '../../../../src/domains/content/alt-field.ts'
import { languageOfKey } from '../../../ui/language-names.ts'

/**
 * A field's name without its language, and the language of a translation: `title_ru` is `title` in RU. The
 * texts of all pictures of a project share one name.
 */
export function fieldParts(field: string): { base: string; language: string | null } {
  const base = field.replace(/_(ru|en)$/, '')
  return {
    base: isAltField(base) ? 'attachmentAlt' : base,
    language: field === base ? null : languageOfKey(field).toUpperCase(),
  }
}
