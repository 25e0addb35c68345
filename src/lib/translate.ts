import { type I18n, setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Message } from './errors.ts'
import { intlLocales, type Language } from './languages.ts'
import { readMessages } from './read-messages.ts'

const catalogs = new Map<Language, I18n>()

/** The catalog of a language from locales/, read once, for emails and errors. */
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

/** A message in a language; its English source where it isn't translated. */
export function translate(message: Message, language: Language): string {
  return catalog(language)._(message)
}
