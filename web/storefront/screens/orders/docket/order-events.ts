import type { OrderStatus } from '../../../../../src/domains/order-status/statuses.ts'
import type { Artwork, Proofs } from '../../../kit/orders/order-parts.ts'
import type { MyOrderDetail } from '../order-labels.tsx'

type StatusEvent = MyOrderDetail['events'][number]
/** Something that happened to an order, to its artwork or its proofs. */
export type Happening = { at: string } & (
  | { kind: 'status'; event: StatusEvent }
  | { kind: 'version'; number: number; by: 'customer' | 'staff' }
  | { kind: 'proof'; round: number }
  | { kind: 'changes'; round: number; pins: number }
  | { kind: 'approved' | 'withdrawn'; version: number; name: string }
)

/** All of it, the newest first. */
export function happeningsOf(
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
