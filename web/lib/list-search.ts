import { pageSearch } from './page-search.ts'

export type ListSearch = { q?: string; page?: number }

/** `?q=` of a list, what is searched for, and its page. By hand: zod would be in every page. */
export function listSearch(given: Record<string, unknown>): ListSearch {
  const { q } = given
  const text = typeof q === 'string' || typeof q === 'number' ? String(q).slice(0, 200).trim() : ''
  return { ...(text !== '' && { q: text }), ...pageSearch(given) }
}
