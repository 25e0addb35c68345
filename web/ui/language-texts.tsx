import type { ReactNode } from 'react'
import { type Language, languages } from '../../src/lib/languages.ts'

export type TextKey<Key extends string> = Key | `${Key}_ru` | `${Key}_en`

/** The three columns of a text: `name`, `name_ru`, `name_en`. */
export const languageKey = <Key extends string>(key: Key, language: Language): TextKey<Key> =>
  language === 'az' ? key : `${key}_${language}`

export const languageNames: Record<Language, string> = { az: 'Azərbaycanca', ru: 'Русский', en: 'English' }

export type TextState = 'filled' | 'missing'

type LanguageTextsProps<Key extends string> = {
  keys: readonly Key[]
  values: Record<TextKey<Key>, string>
  /** One control for a text in a language; it gets the stored name of the column, and `lang` belongs on it. */
  children: (field: { key: Key; name: TextKey<Key>; language: Language; value: string }) => ReactNode
  /** The head of a language's column, with a mark for what is missing. */
  head: (column: { language: Language; missing: number }) => ReactNode
}

/** Texts in three languages side by side: columns share the rows, so that fields line up; below one another on phones. */
export function LanguageTexts<Key extends string>({ keys, values, children, head }: LanguageTextsProps<Key>) {
  const rows = { gridTemplateRows: `auto repeat(${keys.length}, auto)` }
  return (
    <div className="grid gap-x-7 gap-y-3.5 office:grid-cols-3" style={rows}>
      {languages.map((language) => (
        <section
          key={language}
          aria-label={languageNames[language]}
          className="grid gap-y-3.5 office:row-span-full office:grid-rows-subgrid"
        >
          {head({
            language,
            missing: keys.filter((key) => !values[languageKey(key, language)].trim()).length,
          })}
          {keys.map((key) => {
            const name = languageKey(key, language)
            return <div key={key}>{children({ key, name, language, value: values[name] })}</div>
          })}
        </section>
      ))}
    </div>
  )
}
