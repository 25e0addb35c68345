import type { FastifyInstance } from 'fastify'
import { findCaller } from '../domains/accounts/find-caller.ts'
import { AppError } from '../lib/errors.ts'
import { liveAreas } from '../live/live-events.ts'
import { openStream } from '../live/open-stream.ts'
import { assertAccess, type Caller } from '../procedures/access.ts'
import type { Deps } from '../procedures/deps.ts'
import { tokenOf } from './create-context.ts'

/** Of one person, on this instance: a tab that isn't looked at follows nothing. */
const maxPerPerson = 8
const maxStreams = 1000

/**
 * GET live: what happens, for the admin, as server-sent events; the token is in the header as with every
 * call. `heartbeatMs`: how often a stream shows that it lives and its reader's right is checked again.
 */
export async function serveLive(
  app: FastifyInstance,
  { deps, heartbeatMs = 20_000 }: { deps: Deps; heartbeatMs?: number },
): Promise<void> {
  const open = new Map<number, number>()
  const count = (userId: number, change: 1 | -1) => {
    const now = (open.get(userId) ?? 0) + change
    if (now === 0) open.delete(userId)
    else open.set(userId, now)
  }
  const isFull = (userId: number) =>
    (open.get(userId) ?? 0) >= maxPerPerson ||
    [...open.values()].reduce((sum, one) => sum + one, 0) >= maxStreams

  // Streams begin and end with every look at a screen: no line in the log for that.
  app.get('/live', { config: { isStream: true }, logLevel: 'warn' }, async (request, reply) => {
    const token = tokenOf(request)
    const caller = token === null ? null : await findCaller(deps, token, { counts: false })
    assertAccess(liveAreas, caller)
    if (caller === null || token === null) throw new AppError('UNAUTHENTICATED')
    if (isFull(caller.id)) throw new AppError('RATE_LIMITED', undefined, { retryAfter: 60 })
    const stream = openStream({
      live: deps.live,
      areas: caller.areas,
      check: () => check(token),
      heartbeatMs,
    })
    count(caller.id, 1)
    stream.on('close', () => count(caller.id, -1))
    return reply
      .type('text/event-stream; charset=utf-8')
      .header('cache-control', 'private, no-store, no-transform')
      .header('x-accel-buffering', 'no')
      .header('connection', 'close')
      .send(stream)
  })

  async function check(token: string): Promise<Caller['areas'] | null> {
    const caller = await findCaller(deps, token, { counts: false })
    assertAccess(liveAreas, caller)
    return caller?.areas ?? null
  }
}
