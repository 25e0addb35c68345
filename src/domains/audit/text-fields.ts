import { altField } from './alt-field.ts'

/** The alternative text of one of several pictures, in all three languages, as stored. */
export const altFields = (
  { key }: { key: string },
  { alt, alt_ru, alt_en }: Record<'alt' | 'alt_ru' | 'alt_en', string>,
): Record<string, string> => ({
  [altField(key)]: alt,
  [`${altField(key)}_ru`]: alt_ru,
  [`${altField(key)}_en`]: alt_en,
})

/** Of a row, the texts of these names in all three languages, as stored. */
export function textFields<Key extends string>(
  row: { [Name in Key | `${Key}_ru` | `${Key}_en`]: string },
  ...keys: Key[]
): Record<string, string> {
  const texts: Record<string, string> = row
  const names = keys.flatMap((key) => [key, `${key}_ru`, `${key}_en`])
  return Object.fromEntries(names.map((name) => [name, texts[name] ?? '']))
}
