import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { WordButton } from '../../../ui/admin/button.tsx'
import { LockIcon } from '../../../ui/admin/icons.tsx'
import { TabPanel, Tabs } from '../../../ui/admin/tabs.tsx'
import { useMedia } from '../../../ui/admin/use-media.ts'
import type { Artwork } from '../../kit/artwork/artwork-queries.ts'
import type { OrderDetail } from '../../kit/orders/queries.ts'
import type { OrderActionHandlers } from '../../kit/orders/use-order-actions.ts'
import { ApprovalSection } from './approval/approval-section.tsx'
import { ArtworkSection } from './artwork/artwork-section.tsx'
import { OrderMessages } from './messages/order-messages.tsx'
import { OrderCustomer } from './order-customer.tsx'
import { OrderJob } from './order-job.tsx'
import { OrderNotes } from './order-notes.tsx'
import { OrderTicket } from './order-ticket.tsx'
import { Remarks } from './remarks/remarks.tsx'
import type { PrintActs } from './use-print-acts.ts'
import type { PrintPage } from './use-print-page.ts'

type PrintLayoutProps = {
  order: OrderDetail
  artwork: Artwork
  page: PrintPage
  acts: PrintActs
  orderActs: OrderActionHandlers
}

/** An order with artwork of its own: the artwork beside what was remarked, approved and ordered; then the conversation. */
export function PrintLayout({ order, artwork, page, acts, orderActs }: PrintLayoutProps) {
  // Beside artwork that hasn't come yet there is little room: what was ordered follows the conversation.
  const isHere = artwork.versions.length > 0
  const job = <OrderJob order={order} acts={orderActs} />
  const customer = <OrderCustomer order={order} />
  return (
    <>
      <div className={columns}>
        <ArtworkSection order={order} artwork={artwork} page={page} acts={acts} />
        <aside className="grid gap-7">
          <Remarks order={order} page={page} acts={acts} />
          <ApprovalSection order={order} page={page} acts={acts} />
          {isHere && customer}
          {isHere && job}
        </aside>
      </div>
      <Conversation order={order} page={page} />
      <div className={`mt-7 ${columns}`}>
        <div className="min-w-0">
          {!isHere && job}
          <p className="mt-4 flex flex-wrap items-center justify-between gap-4 border-line2 border-t pt-3">
            <span className="admin-h2">
              <Trans>What happened</Trans>
            </span>
            <WordButton aria-haspopup="dialog" onClick={() => page.ask('history')}>
              <Trans>Open history</Trans>
            </WordButton>
          </p>
        </div>
        <aside className="grid gap-7">
          {!isHere && customer}
          <OrderTicket order={order} artwork={artwork} />
        </aside>
      </div>
    </>
  )
}

const columns = 'grid items-start gap-x-7 gap-y-7 xl:grid-cols-[minmax(0,1fr)_376px]'

/** With the customer, and among ourselves: side by side, two tabs on phones. Each has its own field. */
function Conversation({ order, page }: { order: OrderDetail; page: PrintPage }) {
  const { t } = useLingui()
  const language = useLanguage()
  const isPhone = useMedia('(width < 768px)')
  const [tab, choose] = useState<'customer' | 'team'>('customer')
  const notes = order.notes?.filter(({ isDeleted }) => !isDeleted).length ?? 0
  if (!isPhone)
    return (
      <div className={`mt-7 ${columns}`}>
        <OrderMessages order={order} page={page} className="min-w-0" />
        <OrderNotes order={order} />
      </div>
    )
  return (
    <div className="mt-7">
      <Tabs
        label={t`Conversation`}
        chosen={tab}
        onChoose={choose}
        tabs={[
          { tab: 'customer', head: <Trans>Customer</Trans> },
          {
            tab: 'team',
            head: (
              <>
                <LockIcon size={14} />
                <Trans>Internal {formatNumber(notes, language)}</Trans>
              </>
            ),
          },
        ]}
      >
        <TabPanel tab="customer" className="pt-4">
          <OrderMessages order={order} page={page} />
        </TabPanel>
        <TabPanel tab="team" className="pt-4">
          <OrderNotes order={order} />
        </TabPanel>
      </Tabs>
    </div>
  )
}
