import { readFileSync } from 'node:fs'
import { type I18n, setupI18n } from '@lingui/core'
import { formatter } from '@lingui/format-po'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Message } from './errors.ts'
import { intlLocales, type Language } from './languages.ts'

const catalogs = new Map<Language, I18n>()

/** The catalog of a language from locales/, read once; emails and errors are said with it. */
export function catalog(language: Language): I18n {
  const known = catalogs.get(language)
  if (known) return known
  const i18n = setupI18n()
  i18n.setMessagesCompiler(compileMessage)
  i18n.load(language, readMessages(language))
  i18n.activate(language, intlLocales[language])
  catalogs.set(language, i18n)
  return i18n
}

function readMessages(language: Language): Record<string, string> {
  const file = new URL(`../../locales/${language}.po`, import.meta.url)
  const parsed = formatter().parse(readFileSync(file, 'utf8'), {
    locale: language,
    sourceLocale: 'en',
    filename: `${language}.po`,
  })
  if (parsed instanceof Promise) throw new TypeError('The catalogue format has become asynchronous.')
  return Object.fromEntries(
    Object.entries(parsed).flatMap(([id, entry]) => {
      const text = entry?.translation || (language === 'en' ? entry?.message : undefined)
      return text ? [[id, text]] : []
    }),
  )
}

/** A message in a language; where it isn't translated, its English source. */
export function translate(message: Message, language: Language): string {
  return catalog(language)._(message)
}
