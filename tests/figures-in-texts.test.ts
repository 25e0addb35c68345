import { readFileSync } from 'node:fs'
import { setupI18n } from '@lingui/core'
import { formatter } from '@lingui/format-po'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { describe, expect, it } from 'vitest'
import { intlLocales, type Language, languages } from '../src/lib/languages.ts'
import { catalog } from '../src/lib/translate.ts'
import { formatNumber } from '../web/lib/formats.ts'

const noBreak = '\u00a0'
const written: Record<Language, string> = { az: '2.486', ru: `2${noBreak}486`, en: '2,486' }

/** The catalog's texts with a plural, by id. */
async function pluralsOf(language: Language): Promise<[string, string][]> {
  const content = readFileSync(new URL(`../locales/${language}.po`, import.meta.url), 'utf8')
  const entries = await formatter().parse(content, { locale: language, sourceLocale: 'en', filename: '' })
  return Object.entries(entries).flatMap(([id, entry]) => {
    const text = entry?.translation || entry?.message || id
    return text.includes(', plural,') ? [[id, text] as [string, string]] : []
  })
}

describe('a figure inside a plural is written as the reader’s language writes it', () => {
  it.each(languages)('%s, on screens', async (language) => {
    const plurals = await pluralsOf(language)
    expect(plurals.length).toBeGreaterThan(20)
    const i18n = setupI18n({ locale: language, locales: intlLocales[language] })
    i18n.setMessagesCompiler(compileMessage)
    i18n.load(language, Object.fromEntries(plurals))
    i18n.activate(language, intlLocales[language])
    for (const [id, text] of plurals) {
      const names = [...text.matchAll(/\{(\w+)/g)].map(([, name = '']) => [name, 2486])
      const said = i18n._(id, Object.fromEntries(names))
      // Figures of ours, and none of another language's; `{name}` in a text is given as it stands.
      if (text.includes('#')) expect(said).toContain(written[language])
    }
  })

  it.each(languages)('%s, in mails and papers', (language) => {
    const i18n = catalog(language)
    expect(i18n.number(2486)).toBe(written[language])
    expect(formatNumber(2486, language)).toBe(written[language])
  })

  it('has one and many as Azerbaijani counts them', () => {
    const rules = (locale: string) => new Intl.PluralRules(locale)
    for (let count = 0; count < 1200; count++)
      expect(rules(intlLocales.az).select(count)).toBe(rules('az').select(count))
  })
})
