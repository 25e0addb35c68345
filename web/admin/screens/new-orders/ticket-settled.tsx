import { Trans } from '@lingui/react/macro'
import { pick } from '../../../../src/lib/languages.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { InkStrip } from '../../../ui/admin/ink-strip.tsx'
import { Money } from '../../../ui/money.tsx'
import { formatMoment } from '../../kit/formats.ts'
import { useNow } from '../../kit/use-now.ts'
import type { SettledOrder } from './use-settled.ts'

/** Who was faster, when and at which price; the ticket goes when one has read it. */
export function TicketSettled({ settled, onRemove }: { settled: SettledOrder; onRemove: () => void }) {
  const language = useLanguage()
  const now = useNow()
  const { move, detail, refused } = settled
  const price = detail?.price ?? null
  return (
    <div role="alert">
      {refused && (
        <p className="admin-meta mb-2 text-error">
          <Trans>Nothing was changed: the order has moved on meanwhile.</Trans>
        </p>
      )}
      <div className="flex gap-3">
        <span className="pt-1">{detail && <InkStrip status={detail.status} />}</span>
        <div className="min-w-0">
          <p className="font-semibold">
            {move ? <MoveLabel move={move} /> : <Trans>Somebody else has answered it</Trans>}
          </p>
          {move && (
            <p className="text-t2">
              {formatMoment(move.at, now, language)}
              {detail && ` · ${pick(detail.orderStatus, 'name', language)}`}
            </p>
          )}
          {price !== null && (
            <p className="text-t2">
              <Trans>
                Price: <Money azn={price} />
              </Trans>
            </p>
          )}
        </div>
      </div>
      <AdminButton className="mt-3" onClick={onRemove}>
        <Trans>Remove from the list</Trans>
      </AdminButton>
    </div>
  )
}

function MoveLabel({ move }: { move: NonNullable<SettledOrder['move']> }) {
  const language = useLanguage()
  const who = move.actor ? `${move.actor.name} ${move.actor.surname}`.trim() : ''
  if (who === '') return pick(move.to, 'name', language)
  if (move.to.name_en === 'Accepted') return <Trans>{who} has accepted it</Trans>
  if (move.to.name_en === 'Not approved') return <Trans>{who} has cancelled it</Trans>
  return <Trans>{who} has moved it on</Trans>
}
