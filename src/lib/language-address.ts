import type { Language } from './languages.ts'

/** Pure: shared with the browser. Languages that have addresses of their own; az has those without a prefix. */
export type Prefix = Exclude<Language, 'az'>

const prefixed = /^\/(ru|en)(?=\/|$)/i

/** The language that a path itself says: `/ru/services` is ru to anyone; null leaves it to the stored choice. */
export function prefixOf(path: string): Prefix | null {
  const said = prefixed.exec(path)?.[1]?.toLowerCase()
  return said === 'ru' || said === 'en' ? said : null
}

export const withoutPrefix = (path: string): string => path.replace(prefixed, '') || '/'

/** The address of a page in a language, of its path without a prefix (a query may follow): `/` is `/ru`. */
export function addressIn(language: Language, path: string): string {
  if (language === 'az') return path
  return `/${language}${path.replace(/^\/(?=$|[?#])/, '')}`
}
