/** `?page=2` of a list; what is no page from 2 on is page 1, which has no parameter. */
export function pageSearch(search: Record<string, unknown>): { page?: number } {
  const page = Number(search.page)
  return Number.isInteger(page) && page >= 2 && page <= 1_000_000 ? { page } : {}
}
