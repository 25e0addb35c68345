import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { intlLocales, type Language } from '../../src/lib/languages.ts'

type Catalog = { messages: Messages }
type Part = 'site' | 'account' | 'delivery' | 'admin'

// Each is a file of its own: a browser loads only the reader's language, and only the parts that the page shows.
const catalogs: Record<Part, Record<Language, () => Promise<Catalog>>> = {
  site: {
    az: () => import('../../locales/az.po?part=site'),
    ru: () => import('../../locales/ru.po?part=site'),
    en: () => import('../../locales/en.po?part=site'),
  },
  account: {
    az: () => import('../../locales/az.po?part=account'),
    ru: () => import('../../locales/ru.po?part=account'),
    en: () => import('../../locales/en.po?part=account'),
  },
  delivery: {
    az: () => import('../../locales/az.po?part=delivery'),
    ru: () => import('../../locales/ru.po?part=delivery'),
    en: () => import('../../locales/en.po?part=delivery'),
  },
  admin: {
    az: () => import('../../locales/az.po?part=admin'),
    ru: () => import('../../locales/ru.po?part=admin'),
    en: () => import('../../locales/en.po?part=admin'),
  },
}

/** The server's cache: importing a module again takes as long as a small component. */
const ofPages: Partial<Record<Language, Promise<Catalog>>> = {}

/** The parts that this page shows beside the site's own texts: another language loads its texts for them too. */
const shown = new Set<Part>(['site'])
/** The parts that an instance has: the language may change while a part of the former one is still loading. */
const partsOf = new WeakMap<I18n, Set<Part>>()

/** A new instance for each request and each change of language; never shared. */
export async function loadI18n(language: Language): Promise<I18n> {
  const wanted = new Set(shown)
  const i18n = sayIn(language, await messagesIn(language, wanted))
  partsOf.set(i18n, wanted)
  return i18n
}

async function messagesIn(language: Language, wanted: ReadonlySet<Part>): Promise<Messages> {
  if (import.meta.env.SSR) {
    // Only the site's part, without copying it: that would take longer than rendering all texts of a page.
    ofPages[language] ??= catalogs.site[language]()
    return (await ofPages[language]).messages
  }
  const parts = await Promise.all([...wanted].map((part) => catalogs[part][language]()))
  return Object.assign({}, ...parts.map((part) => part.messages))
}

/** Puts a part's texts into the page's instance before what needs them shows. */
export async function addMessages(i18n: I18n, part: Part): Promise<void> {
  // A server shows many pages at once.
  if (!import.meta.env.SSR) shown.add(part)
  const own = partsOf.get(i18n)
  if (own?.has(part)) return
  const { messages } = await catalogs[part][i18n.locale as Language]()
  if (import.meta.env.SSR) {
    const { locale, locales } = i18n
    i18n.loadAndActivate({ locale, ...(locales && { locales }), messages: { ...i18n.messages, ...messages } })
  }
  // Unlike `load`, this notifies no listener: the page would lose those of its parts that aren't hydrated yet.
  else Object.assign(i18n.messages, messages)
  own?.add(part)
}

/** The parts that were added: the browser needs the same texts as the server before it hydrates the page. */
export const addedParts = (i18n: I18n): Part[] =>
  [...(partsOf.get(i18n) ?? [])].filter((part) => part !== 'site')

/** A part's texts in any language, apart from the page's own instance: for previews. */
export async function loadPreviewI18n(part: Part, language: Language): Promise<I18n> {
  const { messages } = await catalogs[part][language]()
  return sayIn(language, messages)
}

const sayIn = (language: Language, messages: Messages): I18n =>
  setupI18n({ locale: language, locales: intlLocales[language], messages: { [language]: messages } })
