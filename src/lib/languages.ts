/** Languages of the product; az is the default and the fallback (BAS-1). */
export const languages = ['az', 'ru', 'en'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'az'

/**
 * The locale whose figures and plurals a language takes from Intl. Chromium has no Azerbaijani data and would
 * write figures in English, unlike the server; German writes them the same way (1.180,00), and has the same
 * plurals.
 */
export const intlLocales = { az: 'de-DE', ru: 'ru-RU', en: 'en-GB' } as const satisfies Record<
  Language,
  string
>

/** Anything that is not a language of ours is az (BAS-1). */
export function toLanguage(value: unknown): Language {
  return languages.find((language) => language === value) ?? defaultLanguage
}

type Texts<Key extends string> = { [K in Key | `${Key}_ru` | `${Key}_en`]: string }

/** The text of a three-column field in one language; empty falls back to az. */
export function pick<Key extends string>(row: Texts<Key>, key: Key, language: Language): string {
  const texts: Record<string, string> = row
  const az = texts[key] ?? ''
  return language === 'az' ? az : texts[`${key}_${language}`] || az
}

/** Several fields at once: `{ name, description }` in one language. */
export function pickAll<Key extends string>(
  row: Texts<Key>,
  keys: readonly Key[],
  language: Language,
): Record<Key, string> {
  return Object.fromEntries(keys.map((key) => [key, pick(row, key, language)])) as Record<Key, string>
}
