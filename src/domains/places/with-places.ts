import type { Database } from '../../db/client.ts'
import type { PagedKind } from '../content/definitions.ts'
import { tableOf } from '../content/own-row.ts'
import { beside } from './place-list.ts'

type Shown = {
  kind: Exclude<PagedKind, 'product'>
  /** The number of rows before the page. */
  skip: number
  /** The list is filtered, so that other rows stand between these. */
  isPart: boolean
}

/** The rows of a page of a list, in the site's order, each with its place in the whole list, from 1. */
export async function withPlaces<Row extends { id: number }>(
  db: Database,
  rows: readonly Row[],
  { kind, skip, isPart }: Shown,
): Promise<(Row & { place: number })[]> {
  if (!isPart) return rows.map((row, index) => ({ ...row, place: skip + index + 1 }))
  const ids = rows.map(({ id }) => id)
  const found = await db.$queryRaw<{ id: number; place: number }[]>`
    SELECT id, place FROM (
      SELECT id, row_number() OVER (ORDER BY priority, id DESC)::int AS place FROM ${tableOf(kind)} WHERE ${beside(kind, 0)}
    ) AS listed WHERE id = ANY(${ids}::int[])`
  const places = new Map(found.map(({ id, place }) => [id, place]))
  return rows.map((row) => ({ ...row, place: places.get(row.id) ?? 0 }))
}
