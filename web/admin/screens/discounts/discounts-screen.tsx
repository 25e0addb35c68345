import { Plural, Trans } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { Empty } from '../../../ui/admin/empty.tsx'
import { TableWaiting } from '../../../ui/admin/table-waiting.tsx'
import { Screen } from '../../kit/frame/screen.tsx'
import { HistoryLink } from '../../kit/history/history-link.tsx'
import { ListBody } from '../../kit/lists/list-body.tsx'
import { DeleteDiscountDialog } from './delete-discount-dialog.tsx'
import { DiscountForm } from './discount-form.tsx'
import { DiscountsList } from './discounts-list.tsx'
import { type Discount, useDiscounts } from './use-discounts.ts'

/** Discounts by spend: a form and a list (CUS-2). */
export function DiscountsScreen() {
  const { query, isCreating, create, remove } = useDiscounts()
  const [asked, setAsked] = useState<Discount | null>(null)
  const discounts = useMemo(() => query.data?.toSorted((one, other) => one.limit - other.limit), [query.data])
  return (
    <Screen
      title={<Trans>Discounts</Trans>}
      actions={<HistoryLink kind="discount" />}
      meta={
        discounts &&
        discounts.length > 0 && <Plural value={discounts.length} one="# discount" other="# discounts" />
      }
      note={<Trans>The highest threshold that a customer has reached applies</Trans>}
    >
      <div className="grid max-w-240 items-start gap-x-7 gap-y-6 lg:grid-cols-[280px_minmax(0,1fr)]">
        <section>
          <h2 className="admin-h2 mb-2 leading-6!">
            <Trans>New discount</Trans>
          </h2>
          <DiscountForm busy={isCreating} onCreate={create} />
          <p className="admin-meta mt-2.5 text-t3">
            <Trans>
              A customer who has spent that much in the last 3 years sees lower prices. Campaigns and this
              discount are not combined: the better one applies.
            </Trans>
          </p>
        </section>
        <section className="min-w-0">
          <h2 className="admin-h2 mb-2 leading-6!">
            <Trans>Discounts by spend</Trans>
          </h2>
          <ListBody
            query={query}
            waiting={<TableWaiting widths={['w-24', 'w-16']} />}
            failed={<Trans>Discounts did not load.</Trans>}
            none={
              discounts?.length === 0 && (
                <Empty
                  title={<Trans>There are no discounts</Trans>}
                  why={<Trans>Customers pay the list price until you add one.</Trans>}
                />
              )
            }
          >
            {discounts && discounts.length > 0 && <DiscountsList discounts={discounts} onDelete={setAsked} />}
          </ListBody>
        </section>
      </div>
      {asked && (
        <DeleteDiscountDialog
          discount={asked}
          below={discounts?.findLast(({ limit }) => limit < asked.limit)}
          onConfirm={() => {
            setAsked(null)
            remove.mutate(asked)
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </Screen>
  )
}
