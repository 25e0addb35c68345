export type ListSearch = { q?: string; page?: number }

/** The search of a list: `?q=` and its page. It is read by hand: zod would be in every page. */
export function listSearch(given: Record<string, unknown>): ListSearch {
  const { q } = given
  const text = typeof q === 'string' || typeof q === 'number' ? String(q).slice(0, 200).trim() : ''
  return { ...(text !== '' && { q: text }), ...pageSearch(given) }
}

/** A page number beyond the last page of any list. */
const farthest = 1_000_000

/**
 * `?page=2` of a list. Anything but a whole number from 2 on is the first page, which has no parameter; it is
 * undefined, since the router keeps names that a schema leaves out.
 */
export function pageSearch(search: Record<string, unknown>): { page?: number | undefined } {
  const said = typeof search.page === 'string' ? search.page.trim() : search.page
  const page = typeof said === 'string' && /^\d+$/.test(said) ? Number(said) : said
  return { page: Number.isInteger(page) && Number(page) >= 2 ? Math.min(Number(page), farthest) : undefined }
}

/**
 * Which round or revision is meant; undefined where that is none, since the router keeps a wrong one that is left out.
 */
export function whichOf(value: unknown): number | undefined {
  const number = Number(value)
  return Number.isInteger(number) && number > 0 && number < 10_000 ? number : undefined
}
