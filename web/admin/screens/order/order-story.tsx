import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../lib/api.ts'
import { Modal } from '../../../ui/admin/modal.tsx'
import { SectionFailed } from '../../../ui/admin/section-failed.tsx'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { canOpen } from '../../kit/frame/menu.ts'
import { RecordEntry } from '../../kit/history/record-entry.tsx'
import type { OrderDetail } from '../../kit/orders/queries.ts'
import { OrderMoves } from './order-moves.tsx'

const pageSize = 100
const ofMoves: ReadonlySet<string> = new Set(['status', 'price'])

/** What has happened to the order: its moves, and what staff did with its artwork and its links. */
export function OrderStory({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const { user } = useFrame()
  const query = useQuery({
    ...useApi().history.ofRecord.queryOptions({ kind: 'order', id: order.id, pageSize }),
    enabled: canOpen(user, 'orders'),
  })
  // Its moves stand above.
  const entries =
    query.data?.items.filter(({ changes }) => !changes.some(({ field }) => ofMoves.has(field))) ?? []
  return (
    <Modal title={<Trans>What happened to № {order.id}</Trans>} onClose={onClose} place="side">
      <h3 className="admin-h2 mt-3 mb-2">
        <Trans>Statuses and prices</Trans>
      </h3>
      <OrderMoves order={order} />
      {entries.length > 0 && (
        <h3 className="admin-h2 mt-4 mb-2">
          <Trans>Artwork, proofs and messages by us</Trans>
        </h3>
      )}
      {query.isError && (
        <SectionFailed onRetry={() => query.refetch()} busy={query.isFetching}>
          <Trans>The history did not load.</Trans>
        </SectionFailed>
      )}
      <ol>
        {entries.map((entry) => (
          <RecordEntry key={entry.id} entry={entry} />
        ))}
      </ol>
    </Modal>
  )
}
