import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findCaller } from '../domains/accounts/find-caller.ts'
import { findLink } from '../domains/order-links/find-link.ts'
import { assertOrderParty, type OrderParty } from '../domains/order-links/order-party.ts'
import { AppError, notFound } from '../lib/errors.ts'
import { FairPlaces, type FairRules, type Taker } from '../lib/fair-places.ts'
import { maxInteger } from '../lib/fields.ts'
import { isOfOrder, liveAreas } from '../live/live-events.ts'
import { openStream } from '../live/open-stream.ts'
import { assertAccess, type Caller } from '../procedures/access.ts'
import type { Deps } from '../procedures/deps.ts'
import { orderLinkHeader } from '../procedures/order-link.ts'
import { tokenOf } from './create-context.ts'

/** For one staff member, on this instance; tabs in the background follow nothing. */
const staffRules = { places: 1000, maxPerOwner: 8, retryAfter: 60 }
/**
 * For one customer, with all holders of links to their orders; when all are taken, the owner of the most
 * loses one (TRU-11).
 */
const partyRules = { places: 1000, maxPerOwner: 24, retryAfter: 60 }

/**
 * GET live: events for the admin, and GET live/order/{id}: that this order has changed, for its parties; as
 * server-sent events, with token and link in headers as in every call. `heartbeatMs` is how often a stream
 * shows that it lives and its reader's access is checked again.
 */
export async function serveLive(
  app: FastifyInstance,
  {
    deps,
    heartbeatMs = 20_000,
    places = {},
  }: { deps: Deps; heartbeatMs?: number; places?: Partial<FairRules> },
): Promise<void> {
  const staff = new FairPlaces(staffRules)
  const parties = new FairPlaces({ ...partyRules, ...places })

  // Streams begin and end with every look at a screen, so they have no line in the log.
  app.get('/live', { config: { isStream: true }, logLevel: 'warn' }, async (request, reply) => {
    const token = tokenOf(request)
    const caller = token === null ? null : await findCaller(deps, token, { counts: false })
    assertAccess(liveAreas, caller)
    if (caller === null || token === null) throw new AppError('UNAUTHENTICATED')
    const { areas } = caller
    const stream = openIn(staff, { owner: String(caller.id) }, () =>
      openStream({ live: deps.live, areas, check: () => check(token), heartbeatMs }),
    )
    return answer(reply, stream)
  })

  app.get<{ Params: { id: string } }>(
    '/live/order/:id',
    { config: { isStream: true }, logLevel: 'warn' },
    async (request, reply) => {
      const orderId = /^[1-9]\d{0,9}$/.test(request.params.id) ? Number(request.params.id) : 0
      if (orderId < 1 || orderId > maxInteger) throw notFound()
      const { side, order, userId, linkId } = await party(request, orderId)
      const actor = linkId === null ? String(userId) : `link ${linkId}`
      // A link counts for the customer of its order; staff who look at one count for themselves.
      const owner = side === 'staff' ? actor : String(order.userId)
      const checkParty = async () => {
        await party(request, orderId)
        return new Set<number>()
      }
      const stream = openIn(parties, { owner, actor }, () =>
        openStream({
          live: deps.live,
          areas: new Set(),
          check: checkParty,
          heartbeatMs,
          hears: (_held, event) => isOfOrder(event, orderId),
        }),
      )
      return answer(reply, stream)
    },
  )

  /** Following events is no sign of a person, so it doesn't prolong a session. */
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

/** The stream, in a place that is free with its end; losing the place ends it, and its reader asks again. */
function openIn(places: FairPlaces, taker: Omit<Taker, 'end'>, open: () => Readable): Readable {
  let stream: Readable | null = null
  const place = places.take({ ...taker, end: () => stream?.destroy() })
  stream = open()
  stream.on('close', () => place.release())
  return stream
}

const answer = (reply: FastifyReply, stream: ReturnType<typeof openStream>): FastifyReply =>
  reply
    .type('text/event-stream; charset=utf-8')
    .header('cache-control', 'private, no-store, no-transform')
    .header('x-accel-buffering', 'no')
    .header('connection', 'close')
    .send(stream)
