import { z } from 'zod'
import { bakuDate } from '../../lib/days.ts'
import { notFound } from '../../lib/errors.ts'
import type { Deps } from '../../procedures/deps.ts'
import { type ArtworkNeed, needOf } from '../catalog/artwork-need.ts'
import { promiseFor } from './room.ts'
import { minutesOf, workColumns, workOf } from './work-of.ts'
import { readReckoning } from './work-rules.ts'

/**
 * Until when the clock must start for these days to hold, the day for each number of working days, and today:
 * it may be shown on a page that is open for long.
 */
export const readyDaySchema = z.object({
  approveBy: z.iso.datetime(),
  today: z.iso.date(),
  ready: z.array(z.object({ days: z.int(), day: z.iso.date() })),
  /** The day for its own time; null means that nothing is promised. */
  own: z.iso.date().nullable(),
  /** Whether the days depend on the run, since promises go by capacity (PROD-13). */
  byCapacity: z.boolean(),
  /** What starts the clock: the approval of its artwork, or its acceptance when it needs none (PROD-7). */
  needsArtwork: z.boolean(),
})
type ReadyDays = z.infer<typeof readyDaySchema>
type Work = Parameters<typeof workOf>[0]['service']
type Asked = {
  kind: 'service' | 'product'
  id: number
  days?: readonly number[] | undefined
  /** Pieces; without it the shortest run counts. */
  count?: number | undefined
}

/**
 * When something is ready if it is approved now (PROD-2), for each of `days`; without them for its own time,
 * which may be none.
 * @throws NOT_FOUND for what isn't on the site
 */
export async function readyDays(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { days: asked, count = 1, ...item }: Asked,
): Promise<ReadyDays> {
  const parts = await readItem(db, item)
  const work = workOf(parts)
  const from = now()
  const today = bakuDate(from)
  const { workKindId } = work
  const { defaultDays, ...reckoning } = (await readReckoning(db, { from: today, kinds: [workKindId] }))(
    workKindId,
  )
  const own = work.productionDays ?? defaultDays
  const days = asked ?? (own === null ? [] : [own])
  const minutes = minutesOf(work, count)
  const after = (count: number) => promiseFor({ ...reckoning, from, days: count, minutes })
  return {
    approveBy: after(0).ifApprovedBy.toISOString(),
    today,
    ready: days.map((count) => ({ days: count, day: after(count).day })),
    own: own === null ? null : after(own).day,
    byCapacity: reckoning.byCapacity,
    needsArtwork: needOf(parts.service, parts.product) === 'Required',
  }
}

const columns = { ...workColumns, artwork: true } as const

async function readItem(
  db: Deps['db'],
  { kind, id }: Asked,
): Promise<{
  service: Work & { artwork: ArtworkNeed }
  product: (Work & { artwork: ArtworkNeed | null }) | null
}> {
  const shown = { deletedAt: null, state: true }
  if (kind === 'service') {
    const service = await db.service.findFirst({ where: { id, ...shown }, select: columns })
    if (!service) throw notFound()
    return { service, product: null }
  }
  const product = await db.product.findFirst({
    where: { id, ...shown, service: shown },
    select: { ...columns, service: { select: columns } },
  })
  if (!product) throw notFound()
  return { service: product.service, product }
}
