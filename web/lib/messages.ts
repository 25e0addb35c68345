import { type I18n, type Messages, setupI18n } from '@lingui/core'
import type { Language } from '../../src/lib/languages.ts'

type Catalog = { messages: Messages }

// Each is a file of its own: a browser loads the reader's language only.
const site: Record<Language, () => Promise<Catalog>> = {
  az: () => import('../../locales/az.po?part=site'),
  ru: () => import('../../locales/ru.po?part=site'),
  en: () => import('../../locales/en.po?part=site'),
}
const office: typeof site = {
  az: () => import('../../locales/az.po?part=office'),
  ru: () => import('../../locales/ru.po?part=office'),
  en: () => import('../../locales/en.po?part=office'),
}

/** A new instance for each request and each change of language; never shared. */
export async function loadI18n(language: Language): Promise<I18n> {
  const { messages } = await site[language]()
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } })
  return i18n
}

/** The back office's texts into the page's instance; its routes await it before they load. */
export async function addOfficeMessages(i18n: I18n): Promise<void> {
  const { messages } = await office[i18n.locale as Language]()
  i18n.load(i18n.locale, messages)
}
