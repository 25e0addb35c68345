import { altField } from '../content/alt-field.ts'

/** The alternative text of one of several pictures, in all three languages, as stored. */
export const altFields = (
  { key }: { key: string },
  { alt, alt_ru, alt_en }: Record<'alt' | 'alt_ru' | 'alt_en', string>,
): Record<string, string> => ({
  [altField(key)]: alt,
  [`${altField(key)}_ru`]: alt_ru,
  [`${altField(key)}_en`]: alt_en,
})
