import type { I18n, Messages } from '@lingui/core'
import type { Language } from '../../../../src/lib/languages.ts'

// Not among the parts of lib/messages.ts, which every page knows by name: only these pages have them.
const texts: Record<Language, () => Promise<{ messages: Messages }>> = {
  az: () => import('../../../../locales/az.po?part=options'),
  ru: () => import('../../../../locales/ru.po?part=options'),
  en: () => import('../../../../locales/en.po?part=options'),
}

const coming = new Map<string, Promise<void>>()
const here = new Map<string, Messages>()
/** The messages of instances that have them: screens have the instance itself only behind a proxy. */
const added = new WeakSet<Messages>()

/** Before what needs them is taken over: a part of the page that waits for them then may be lost to any update. */
export function fetchOptionsTexts(language: Language): Promise<void> {
  const known = coming.get(language)
  if (known) return known
  const fetched = texts[language]().then(({ messages }) => void here.set(language, messages))
  coming.set(language, fetched)
  // Not for good: who comes next asks again.
  fetched.catch(() => coming.delete(language))
  return fetched
}

/** The texts of products with choices, into the page's instance; what to wait for where they aren't here yet. */
export function optionsTexts({ messages, locale }: Pick<I18n, 'messages' | 'locale'>): Promise<void> | null {
  if (added.has(messages)) return null
  const own = here.get(locale)
  if (!own) return fetchOptionsTexts(locale as Language)
  // Unlike `load`, it tells nobody: parts of the page that are still the server's alone would be lost.
  Object.assign(messages, own)
  added.add(messages)
  return null
}
