import type { I18n, Messages } from '@lingui/core'
import type { Language } from '../../../../src/lib/languages.ts'

// These aren't among the parts of lib/messages.ts, which every page knows by name: only pages of products with
// options load them.
const texts: Record<Language, () => Promise<{ messages: Messages }>> = {
  az: () => import('../../../../locales/az.po?part=options'),
  ru: () => import('../../../../locales/ru.po?part=options'),
  en: () => import('../../../../locales/en.po?part=options'),
}

const coming = new Map<string, Promise<void>>()
const here = new Map<string, Messages>()
/** The message objects that have the texts already: screens see the instance itself only behind a proxy. */
const added = new WeakSet<Messages>()

/**
 * Called before the part that needs the texts is hydrated: a part of the page that waits for them then may be lost to
 * any update.
 */
export function fetchOptionsTexts(language: Language): Promise<void> {
  const known = coming.get(language)
  if (known) return known
  const fetched = texts[language]().then(({ messages }) => void here.set(language, messages))
  coming.set(language, fetched)
  // The failure isn't kept: the next caller asks again.
  fetched.catch(() => coming.delete(language))
  return fetched
}

/**
 * Puts the texts of products with options into the page's instance; returns what to wait for where they haven't been
 * loaded yet.
 */
export function optionsTexts({ messages, locale }: Pick<I18n, 'messages' | 'locale'>): Promise<void> | null {
  if (added.has(messages)) return null
  const own = here.get(locale)
  if (!own) return fetchOptionsTexts(locale as Language)
  // Unlike `load`, this notifies no listener: parts of the page that aren't hydrated yet would be lost.
  Object.assign(messages, own)
  added.add(messages)
  return null
}
