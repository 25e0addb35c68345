import { Plural, Trans } from '@lingui/react/macro'
import type { OrderStatus } from '../../../../src/domains/order-status/statuses.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { formatDate } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Money } from '../../../ui/money.tsx'
import type { Artwork, Proofs } from '../../kit/orders/order-parts.ts'
import type { MyOrderDetail } from './order-labels.tsx'

type WhatHappenedProps = { order: MyOrderDetail; artwork: Artwork; proofs: Proofs | undefined }

/** The history of the order, its artwork and its proofs, newest first. */
export function WhatHappened({ order, artwork, proofs }: WhatHappenedProps) {
  const language = useLanguage()
  return (
    <section aria-labelledby="order-history">
      <h2 id="order-history" className="type-d3 border-key border-b-2 pb-3">
        <Trans>What has happened</Trans>
      </h2>
      <ol>
        {happeningsOf(order, artwork, proofs).map((happening) => (
          <li
            key={`${happening.kind}-${happening.at}`}
            className="grid grid-cols-[128px_minmax(0,1fr)] gap-x-4 border-b border-b-rule py-2.5"
          >
            <time dateTime={happening.at} className="type-small leading-[26px]! text-grey tabular-nums">
              {formatDate(happening.at, language, 'moment')}
            </time>
            <span className="min-w-0 break-words">
              <EventText happening={happening} order={order} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function EventText({ happening, order }: { happening: Happening; order: MyOrderDetail }) {
  switch (happening.kind) {
    case 'status': {
      const { from, to, price } = happening.event
      return (
        <>
          <StatusName from={from} to={to} order={order} />
          {price !== null && (
            <>
              , <Money azn={price} />
            </>
          )}
        </>
      )
    }
    case 'version': {
      const { number } = happening
      return happening.by === 'staff' ? (
        <Trans>We made version v{number} of the artwork</Trans>
      ) : (
        <Trans>You sent version v{number} of the artwork</Trans>
      )
    }
    case 'proof': {
      const { round } = happening
      return <Trans>Proof {round} is ready</Trans>
    }
    case 'changes': {
      const { round, pins } = happening
      return (
        <>
          <Trans>You asked for changes to proof {round}</Trans>
          {pins > 0 && (
            <>
              , <Plural value={pins} one="# note" other="# notes" />
            </>
          )}
        </>
      )
    }
    case 'approved':
    case 'withdrawn': {
      const { version, name } = happening
      return happening.kind === 'approved' ? (
        <strong>
          <Trans>
            Approved for print: {name}, v{version}
          </Trans>
        </strong>
      ) : (
        <Trans>The approval of v{version} was taken back</Trans>
      )
    }
  }
}

type StatusNameProps = Pick<StatusEvent, 'from' | 'to'> & { order: MyOrderDetail }

/** What a status means as an event: the customer knows their own cancellation again. */
function StatusName({ from, to, order }: StatusNameProps) {
  const language = useLanguage()
  if (from === null) return <Trans>The order was placed</Trans>
  if (order.cancelledBy === 'customer' && to.id === order.orderStatus.id)
    return <Trans>You have cancelled the order.</Trans>
  return pick(to, 'name', language)
}

/** The events so far, newest first. */
export function OrderHistory({ order }: { order: MyOrderDetail }) {
  const language = useLanguage()
  return (
    <section aria-labelledby="order-history">
      <h2 id="order-history" className="type-d3 border-key border-t pt-5 pb-3">
        <Trans>What has happened</Trans>
      </h2>
      <ol>
        {order.events.toReversed().map(({ from, to, at, price }) => (
          <li key={at} className="grid grid-cols-[128px_minmax(0,1fr)] gap-x-4 border-b border-b-rule py-2.5">
            <time dateTime={at} className="type-small leading-[26px]! text-grey tabular-nums">
              {formatDate(at, language, 'moment')}
            </time>
            <span>
              <StatusName from={from} to={to} order={order} />
              {price !== null && (
                <>
                  , <Money azn={price} />
                </>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

type StatusEvent = MyOrderDetail['events'][number]
/** An event of an order, its artwork or its proofs. */
type Happening = { at: string } & (
  | { kind: 'status'; event: StatusEvent }
  | { kind: 'version'; number: number; by: 'customer' | 'staff' }
  | { kind: 'proof'; round: number }
  | { kind: 'changes'; round: number; pins: number }
  | { kind: 'approved' | 'withdrawn'; version: number; name: string }
)

/** All events, newest first. */
function happeningsOf(
  { events }: { events: readonly StatusEvent[]; status: OrderStatus },
  artwork: Artwork,
  proofs: Proofs | undefined,
): Happening[] {
  const all: Happening[] = [
    ...events.map((event): Happening => ({ kind: 'status', at: event.at, event })),
    ...artwork.versions.map(
      ({ number, by, sentAt }): Happening => ({ kind: 'version', at: sentAt, number, by }),
    ),
    ...(proofs?.proofs ?? []).flatMap(({ round, madeAt, asked, pins, approvals }): Happening[] => [
      { kind: 'proof', at: madeAt, round },
      ...(asked
        ? [
            {
              kind: 'changes' as const,
              at: asked.at,
              round,
              pins: pins.filter(({ side }) => side === 'customer').length,
            },
          ]
        : []),
      ...approvals.flatMap(({ at, version, name, withdrawnAt }): Happening[] => [
        { kind: 'approved', at, version, name },
        ...(withdrawnAt ? [{ kind: 'withdrawn' as const, at: withdrawnAt, version, name }] : []),
      ]),
    ]),
  ]
  return all.sort((a, b) => b.at.localeCompare(a.at))
}
