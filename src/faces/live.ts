import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findCaller } from '../domains/accounts/find-caller.ts'
import { findLink } from '../domains/order-links/find-link.ts'
import { assertOrderParty, type OrderParty } from '../domains/order-links/order-party.ts'
import { AppError, notFound } from '../lib/errors.ts'
import { maxInteger } from '../lib/figure-fields.ts'
import { isOfOrder, liveAreas } from '../live/live-events.ts'
import { openStream } from '../live/open-stream.ts'
import { assertAccess, type Caller } from '../procedures/access.ts'
import type { Deps } from '../procedures/deps.ts'
import { orderLinkHeader } from '../procedures/order-link.ts'
import { tokenOf } from './create-context.ts'

/** Of one person or link, on this instance: a tab that isn't looked at follows nothing. */
const maxPerPerson = 8
/** Of all staff, and of all who follow an order of theirs. */
const maxStreams = 1000

/**
 * GET live: what happens, for the admin, and GET live/order/{id}: that this order has changed, for its parties; as
 * server-sent events, with token and link in headers as with every call. `heartbeatMs`: how often a stream shows that
 * it lives and its reader's right is checked again.
 */
export async function serveLive(
  app: FastifyInstance,
  { deps, heartbeatMs = 20_000 }: { deps: Deps; heartbeatMs?: number },
): Promise<void> {
  const staff = new OpenStreams()
  const parties = new OpenStreams()

  // Streams begin and end with every look at a screen: no line in the log for that.
  app.get('/live', { config: { isStream: true }, logLevel: 'warn' }, async (request, reply) => {
    const token = tokenOf(request)
    const caller = token === null ? null : await findCaller(deps, token, { counts: false })
    assertAccess(liveAreas, caller)
    if (caller === null || token === null) throw new AppError('UNAUTHENTICATED')
    staff.assertRoom(String(caller.id))
    const stream = openStream({
      live: deps.live,
      areas: caller.areas,
      check: () => check(token),
      heartbeatMs,
    })
    stream.on('close', staff.begin(String(caller.id)))
    return answer(reply, stream)
  })

  app.get<{ Params: { id: string } }>(
    '/live/order/:id',
    { config: { isStream: true }, logLevel: 'warn' },
    async (request, reply) => {
      const orderId = /^[1-9]\d{0,9}$/.test(request.params.id) ? Number(request.params.id) : 0
      if (orderId < 1 || orderId > maxInteger) throw notFound()
      const { userId, linkId } = await party(request, orderId)
      const key = linkId === null ? String(userId) : `link ${linkId}`
      parties.assertRoom(key)
      const checkParty = async () => {
        await party(request, orderId)
        return new Set<number>()
      }
      const stream = openStream({
        ...{ live: deps.live, areas: new Set(), check: checkParty, heartbeatMs },
        hears: (_held, event) => isOfOrder(event, orderId),
      })
      stream.on('close', parties.begin(key))
      return answer(reply, stream)
    },
  )

  /** Who follows is no sign that somebody is there: a session isn't prolonged by it. */
  async function party(request: FastifyRequest, orderId: number): Promise<OrderParty> {
    const token = tokenOf(request)
    const sent = request.headers[orderLinkHeader]
    const [caller, link] = await Promise.all([
      token === null ? null : findCaller(deps, token, { counts: false }),
      typeof sent === 'string' ? findLink(deps, sent) : null,
    ])
    assertAccess('orderParty', caller, link)
    return assertOrderParty(deps.db, { caller, link }, orderId)
  }

  async function check(token: string): Promise<Caller['areas'] | null> {
    const caller = await findCaller(deps, token, { counts: false })
    assertAccess(liveAreas, caller)
    return caller?.areas ?? null
  }
}

/** How many streams are open on this instance, by reader. */
class OpenStreams {
  readonly #byReader = new Map<string, number>()

  /** @throws RATE_LIMITED */
  assertRoom(reader: string): void {
    const all = [...this.#byReader.values()].reduce((sum, one) => sum + one, 0)
    if ((this.#byReader.get(reader) ?? 0) >= maxPerPerson || all >= maxStreams)
      throw new AppError('RATE_LIMITED', undefined, { retryAfter: 60 })
  }

  /** Counts one; returns what ends it. */
  begin(reader: string): () => void {
    this.#count(reader, 1)
    return () => this.#count(reader, -1)
  }

  #count(reader: string, change: 1 | -1): void {
    const now = (this.#byReader.get(reader) ?? 0) + change
    if (now === 0) this.#byReader.delete(reader)
    else this.#byReader.set(reader, now)
  }
}

const answer = (reply: FastifyReply, stream: ReturnType<typeof openStream>): FastifyReply =>
  reply
    .type('text/event-stream; charset=utf-8')
    .header('cache-control', 'private, no-store, no-transform')
    .header('x-accel-buffering', 'no')
    .header('connection', 'close')
    .send(stream)
