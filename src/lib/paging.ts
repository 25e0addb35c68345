import { z } from 'zod'
import { maxInteger, wholeNumber } from './fields.ts'

/** The largest page (API-4). */
export const maxPageSize = 200

/** `page` or `pageIndex` from 1, `pageSize` 0 or none for all; a larger size than 200 is clamped. */
export const pagingFields = {
  page: wholeNumber({ min: 1 }).default(1),
  pageSize: wholeNumber({ min: 0 }).default(0),
}
export type Paging = { page: number; pageSize: number }

/** Wire names of the paging fields that mean the same. */
export const pagingAliases = { pageindex: 'page' }

const paginationSchema = z.object({
  totalItems: z.int(),
  itemsPerPage: z.int(),
  currentPage: z.int(),
  totalPages: z.int(),
})
export type Pagination = z.infer<typeof paginationSchema>

/** The answer of a paged procedure: REST puts `pagination` into the header. */
export function paged<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), pagination: paginationSchema })
}

/** `skip` and `take` for the database; without paging all rows are one page, so a second one is empty. */
export function window({ page, pageSize }: Paging): { skip: number; take?: number } {
  if (pageSize === 0) return page === 1 ? { skip: 0 } : { skip: 0, take: 0 }
  const take = Math.min(pageSize, maxPageSize)
  return { skip: Math.min((page - 1) * take, maxInteger), take }
}

/**
 * The rows of a page, and their total: a first page that isn't full holds all of them. For a later page the
 * total comes first, so that a made-up offset past the end runs no query and leaves no plan.
 */
export async function readPage<Row>(
  paging: Paging,
  list: { count: () => Promise<number>; rows: (window: { skip: number; take?: number }) => Promise<Row[]> },
): Promise<{ rows: Row[]; total: number }> {
  const asked = window(paging)
  if (paging.page === 1) {
    const rows = await list.rows(asked)
    const isAll = asked.take === undefined || rows.length < asked.take
    return { rows, total: isAll ? rows.length : await list.count() }
  }
  const total = await list.count()
  return { rows: asked.take === 0 || asked.skip >= total ? [] : await list.rows(asked), total }
}

/**
 * The same window from the nearer end, when `total` is known: an offset costs what it skips. With `isFromEnd`
 * the rows must be queried in the opposite order, and reversed.
 */
export function nearerWindow(
  paging: Paging,
  total: number,
): { skip: number; take: number; isFromEnd: boolean } {
  const { skip, take = total } = window(paging)
  const held = Math.min(take, Math.max(0, total - skip))
  const isFromEnd = skip > total / 2
  return { skip: isFromEnd ? Math.max(0, total - skip - held) : skip, take: held, isFromEnd }
}

export function paginate<Item>(items: Item[], totalItems: number, { page, pageSize }: Paging) {
  const itemsPerPage = pageSize === 0 ? Math.max(totalItems, 1) : Math.min(pageSize, maxPageSize)
  const totalPages = Math.ceil(totalItems / itemsPerPage)
  return { items, pagination: { totalItems, itemsPerPage, currentPage: page, totalPages } }
}
