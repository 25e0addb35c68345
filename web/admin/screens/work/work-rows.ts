import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { readReference } from '../../../../src/lib/reference.ts'
import { minutesSince } from '../../kit/orders/waiting-time.ts'

export type Work = inferRouterOutputs<AppRouter>['turns']['work']['items'][number]
export type WorkWhat = Work['turn']['what']
export type WorkSearch = {
  side?: 'customer' | undefined
  what?: string | undefined
  q?: string | undefined
  owner?: 'mine' | 'none' | number | undefined
  service?: number | undefined
  page?: number | undefined
}

/** Rows of a page of the list. */
export const pageSize = 50

/** What is ordered, in a language. */
export const itemOf = ({ order }: Work, language: 'az' | 'ru' | 'en'): string =>
  pick(order.serviceType ?? order.service, 'name', language)

export const customerOf = ({ order: { appUser } }: Work): string =>
  `${appUser.name} ${appUser.surname}`.trim()

const folded = (text: string): string => text.toLocaleLowerCase('az')

/** Number, customer and product, in all languages. */
function isFound(work: Work, q: string): boolean {
  const { id, service, serviceType } = work.order
  const names = [service, serviceType].flatMap((one) => (one ? [one.name, one.name_ru, one.name_en] : []))
  const words = folded(String(readReference(q) ?? q))
  return String(id).includes(words) || [...names, customerOf(work)].some((one) => folded(one).includes(words))
}

function isOwned({ taken }: Work, owner: WorkSearch['owner'], me: number): boolean {
  if (owner === undefined) return true
  if (owner === 'none') return taken === null
  return taken?.by.id === (owner === 'mine' ? me : owner)
}

/** The rows that fit all filters except the task's, which the tabs count. */
export const filtered = (rows: readonly Work[], { q = '', owner, service }: WorkSearch, me: number): Work[] =>
  rows.filter(
    (row) =>
      (q === '' || isFound(row, q)) &&
      isOwned(row, owner, me) &&
      (service === undefined || row.order.service.id === service),
  )

/** How many rows each task has, in the order of their first occurrence. */
export function countsByWhat(rows: readonly Work[]): [WorkWhat, number][] {
  const counts = new Map<WorkWhat, number>()
  for (const { turn } of rows) counts.set(turn.what, (counts.get(turn.what) ?? 0) + 1)
  return [...counts]
}

/** Waited longer than 3 hours is late, longer than a day is very late. */
export function lateness(since: string, now: number): 'fine' | 'late' | 'veryLate' {
  const minutes = minutesSince(since, now)
  if (minutes >= 24 * 60) return 'veryLate'
  return minutes >= 3 * 60 ? 'late' : 'fine'
}

/**
 * The rows that are shown: those that are new since the list was shown wait, so that nothing moves under the
 * selected row (`known` are the orders that were there).
 */
export function settled(
  rows: readonly Work[],
  known: ReadonlySet<number> | null,
): { shown: Work[]; waiting: number } {
  const shown = known === null ? [...rows] : rows.filter(({ order }) => known.has(order.id))
  return { shown, waiting: rows.length - shown.length }
}

/** The row after one that has gone: what stands in its place now, or the last. */
export function nextOf(before: readonly number[], now: readonly number[], gone: number): number | null {
  const after = before.slice(before.indexOf(gone) + 1).find((id) => now.includes(id))
  return after ?? now.at(-1) ?? null
}
