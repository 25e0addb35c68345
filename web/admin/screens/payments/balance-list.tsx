import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { inferRouterOutputs } from '@trpc/server'
import { useState } from 'react'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { useApi } from '../../../lib/api.ts'
import { classNames } from '../../../lib/class-names.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatDayAndMonth } from '../../../lib/weekday.ts'
import { WordButton } from '../../../ui/admin/button.tsx'
import { Empty } from '../../../ui/admin/empty.tsx'
import { Pager } from '../../../ui/admin/pager.tsx'
import { TableWaiting } from '../../../ui/admin/table-waiting.tsx'
import { Money } from '../../../ui/money.tsx'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { canOpen } from '../../kit/frame/menu.ts'
import { ListBody } from '../../kit/lists/list-body.tsx'
import { usePageSize } from '../../kit/lists/page-size.ts'
import { BalanceDialog } from '../../kit/refund/balance-dialog.tsx'

type Row = inferRouterOutputs<AppRouter>['payments']['balances']['items'][number]
type BalanceListProps = { onSpread: (of: { payer: number; azn: number }) => void }

/** Customers with money that is for no order: it is put to their open orders, or given back (PAY-50). */
export function BalanceList({ onSpread }: BalanceListProps) {
  const { t } = useLingui()
  const { page = 1 } = useSearch({ from: '/admin/payments' })
  const pageSize = usePageSize('payments', 20)
  const [asked, ask] = useState<Row | null>(null)
  const query = useQuery({
    ...useApi().payments.balances.queryOptions({ page, pageSize: pageSize.size }),
    placeholderData: keepPreviousData,
  })
  const { data } = query
  const total = data?.pagination.totalItems ?? 0
  return (
    <>
      <p role="status" className="mb-2 text-t3 empty:hidden">
        {data && total > 0 && (
          <>
            <Plural value={total} one="# customer" other="# customers" /> · <Money azn={data.sum} />
          </>
        )}
      </p>
      <ListBody
        query={query}
        waiting={<TableWaiting widths={['w-40', 'grow', 'w-24', 'w-24']} />}
        failed={<Trans>The balances did not load.</Trans>}
        none={
          data?.items.length === 0 && (
            <Empty
              title={<Trans>No customer has a balance</Trans>}
              why={<Trans>Money that came in and is for no order is listed here.</Trans>}
            />
          )
        }
      >
        {data && data.items.length > 0 && (
          <>
            <ul className="border-key border-t-2 bg-paper">
              {data.items.map((row) => (
                <BalanceRow key={row.appUser.id} row={row} onSpread={onSpread} onGiveBack={() => ask(row)} />
              ))}
            </ul>
            <Pager page={page} pageSize={pageSize} total={total} label={t`Balances`} />
          </>
        )}
      </ListBody>
      {asked && <BalanceDialog appUser={asked.appUser} onClose={() => ask(null)} />}
    </>
  )
}

type BalanceRowProps = BalanceListProps & { row: Row; onGiveBack: () => void }

function BalanceRow({ row, onSpread, onGiveBack }: BalanceRowProps) {
  const language = useLanguage()
  const { user } = useFrame()
  const { appUser, balance, since, openOrders, owed } = row
  const day = formatDayAndMonth(since, language)
  return (
    <li
      data-payer={appUser.id}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 border-line2 border-b px-3.5 py-2 md:grid-cols-[minmax(0,1fr)_auto_auto]"
    >
      <span className="min-w-0">
        <strong className="block font-semibold wrap-anywhere">
          {`${appUser.name} ${appUser.surname}`.trim()}
        </strong>
        <span className="admin-meta block text-t3">
          <Trans>since {day}</Trans>
          {openOrders > 0 && (
            <>
              {' · '}
              <Plural value={openOrders} one="# open order" other="# open orders" />, <Money azn={owed} />
            </>
          )}
        </span>
      </span>
      <strong className="text-right font-semibold">
        <Money azn={balance} />
      </strong>
      <span className={classNames('flex flex-wrap justify-end gap-x-4 max-md:col-span-2')}>
        {openOrders > 0 && (
          <WordButton onClick={() => onSpread({ payer: appUser.id, azn: Math.min(balance, owed) })}>
            <Trans>Allocate</Trans>
          </WordButton>
        )}
        {canOpen(user, 'discounts') && (
          <WordButton aria-haspopup="dialog" onClick={onGiveBack}>
            <Trans>Give back…</Trans>
          </WordButton>
        )}
      </span>
    </li>
  )
}
