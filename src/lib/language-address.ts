import type { Language } from './languages.ts'

/**
 * Pure, since the browser uses it too. Languages with addresses of their own; az has those without a prefix.
 */
export type Prefix = Exclude<Language, 'az'>

const prefixed = /^\/(ru|en)(?=\/|$)/i

/** The language that the path names: `/ru/services` is ru for everyone; null leaves it to the choice. */
export function prefixOf(path: string): Prefix | null {
  const said = prefixed.exec(path)?.[1]?.toLowerCase()
  return said === 'ru' || said === 'en' ? said : null
}

export const withoutPrefix = (path: string): string => path.replace(prefixed, '') || '/'

/** A page's address in a language, from its path without a prefix (a query may follow): `/` becomes `/ru`. */
export function addressIn(language: Language, path: string): string {
  if (language === 'az') return path
  return `/${language}${path.replace(/^\/(?=$|[?#])/, '')}`
}
