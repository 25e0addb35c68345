import { type I18n, setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Message, SumInText } from './errors.ts'
import { intlLocales, type Language } from './languages.ts'
import { toAzn } from './money.ts'
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
export function translate({ values = {}, ...message }: Message, language: Language): string {
  const written = Object.entries(values).map(([name, value]) => [name, writeValue(value, language)])
  return catalog(language)._({ ...message, values: Object.fromEntries(written) })
}

/** Figures with decimals have the language's own sign, `12,50` or `12.50`; whole ones may be numbers of orders. */
function writeValue(value: unknown, language: Language): unknown {
  if (isSum(value)) return write(toAzn(value.qepik), language, 2)
  return typeof value === 'number' && !Number.isInteger(value) ? write(value, language, 0) : value
}

const isSum = (value: unknown): value is SumInText =>
  typeof value === 'object' && value !== null && 'qepik' in value

const write = (figure: number, language: Language, minimumFractionDigits: number): string =>
  new Intl.NumberFormat(intlLocales[language], { minimumFractionDigits, useGrouping: false }).format(figure)
