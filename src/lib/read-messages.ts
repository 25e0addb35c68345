import { readFileSync } from 'node:fs'
import { formatter } from '@lingui/format-po'
import type { Language } from './languages.ts'

/**
 * The server's messages in a language, by id, from locales/. Reading them takes 0.1 s in which nothing is
 * answered, so the built program has them ready (src/build.ts).
 */
export function readMessages(language: Language): Record<string, string> {
  const file = new URL(`../../locales/${language}.po`, import.meta.url)
  const parsed = formatter().parse(readFileSync(file, 'utf8'), {
    locale: language,
    sourceLocale: 'en',
    filename: `${language}.po`,
  })
  if (parsed instanceof Promise) throw new TypeError('The catalogue format has become asynchronous.')
  return Object.fromEntries(
    Object.entries(parsed).flatMap(([id, entry]) => {
      const isOurs = entry?.origin?.some(([file]) => file.startsWith('src/'))
      const text = entry?.translation || (language === 'en' ? entry?.message : undefined)
      return isOurs && text ? [[id, text]] : []
    }),
  )
}
