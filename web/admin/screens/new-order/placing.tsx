import { Trans } from '@lingui/react/macro'
import { toAzn } from '../../../../src/lib/money.ts'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { commandKey } from '../../../ui/admin/command-key.ts'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { Money } from '../../../ui/money.tsx'
import type { LinesFor } from '../../kit/lines/lines.ts'
import type { NewOrder } from './use-new-order.ts'

/** At the side: what it comes to, what happens next, and the button that does it. */
export function Placing({ order }: { order: NewOrder }) {
  const { totals, isReady, isBusy, linesFor, place } = order
  return (
    <aside className="flex flex-col gap-5 border-line2 bg-paper p-5 max-lg:sticky max-lg:bottom-0 max-lg:z-10 max-lg:gap-3 max-lg:border-t max-lg:px-4 max-lg:py-3 lg:sticky lg:top-14 lg:border-l">
      <section>
        <h2 className="admin-h2 max-lg:sr-only">
          {linesFor === 'order' ? <Trans>Order</Trans> : <Trans context="one">Quote</Trans>}
        </h2>
        <p className="mt-2 flex items-baseline justify-between gap-4 max-lg:mt-0">
          <span className="text-t2">
            <Trans>Total incl. VAT</Trans>
          </span>
          <strong className="admin-h1">
            <Money azn={toAzn(totals.total)} />
          </strong>
        </p>
      </section>
      <section className="max-lg:hidden">
        <h2 className="admin-h2">
          <Trans>Link for the customer</Trans>
        </h2>
        <p className="mt-1 text-t2">
          {linesFor === 'order' ? (
            <Trans>
              Every order has a secret link: there the customer sends the artwork and approves the proof.
            </Trans>
          ) : (
            <Trans>
              The quote has a secret link: there the customer reads it, accepts it or asks for a change. Until
              when it is valid and in which language it goes is said next.
            </Trans>
          )}
        </p>
      </section>
      <div className="grid gap-2">
        {!isReady && (
          <p className="text-t2">
            <Trans>A customer and at least one line are needed</Trans>
          </p>
        )}
        <AdminButton variant="primary" disabled={!isReady} busy={isBusy} onClick={place}>
          <Doing linesFor={linesFor} isBusy={isBusy} />
          {isReady && !isBusy && <KeyCap inverse>{commandKey} Enter</KeyCap>}
        </AdminButton>
      </div>
    </aside>
  )
}

function Doing({ linesFor, isBusy }: { linesFor: LinesFor; isBusy: boolean }) {
  if (linesFor === 'quote') return isBusy ? <Trans>Saving…</Trans> : <Trans>Save as a quote</Trans>
  return isBusy ? <Trans>Placing…</Trans> : <Trans>Place the order</Trans>
}
