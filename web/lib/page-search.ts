/** After the last page of any list. */
const farthest = 1_000_000

/**
 * `?page=2` of a list. What is no whole number from 2 on is the first page, which has no parameter; it is said as
 * undefined, since the router keeps what a schema doesn't name.
 */
export function pageSearch(search: Record<string, unknown>): { page?: number | undefined } {
  const said = typeof search.page === 'string' ? search.page.trim() : search.page
  const page = typeof said === 'string' && /^\d+$/.test(said) ? Number(said) : said
  return { page: Number.isInteger(page) && Number(page) >= 2 ? Math.min(Number(page), farthest) : undefined }
}
