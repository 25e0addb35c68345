import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { addDays } from '../../../../src/domains/production/workdays.ts'
import { useApi } from '../../../lib/api.ts'
import { classNames } from '../../../lib/class-names.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatHour, formatPromised } from '../../../lib/weekday.ts'
import { IconButton } from '../../../ui/admin/button.tsx'
import { DayInput } from '../../../ui/admin/day-input.tsx'
import { isDay } from '../../../ui/admin/day-text.ts'
import { Empty } from '../../../ui/admin/empty.tsx'
import { AdminField } from '../../../ui/admin/field.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '../../../ui/admin/icons.tsx'
import { Pager } from '../../../ui/admin/pager.tsx'
import { TableWaiting } from '../../../ui/admin/table-waiting.tsx'
import { Money } from '../../../ui/money.tsx'
import { ListBody } from '../../kit/lists/list-body.tsx'
import { usePageSize } from '../../kit/lists/page-size.ts'
import { useToday } from '../../kit/production/queries.ts'
import { useWayNames } from '../../kit/refund/way-names.ts'
import { OrderLink } from './debt-rows.tsx'
import { LedgerActs } from './ledger-acts.tsx'
import type { LedgerLine } from './payments-search.ts'

/** What came in and went on a day. */
export function DayLedger() {
  const { t } = useLingui()
  const language = useLanguage()
  const navigate = useNavigate()
  const today = useToday()
  const search = useSearch({ from: '/admin/payments' })
  const { day = today, page = 1 } = search
  const [typed, setTyped] = useState<string | null>(null)
  const pageSize = usePageSize('payments', 20)
  const query = useQuery({
    ...useApi().payments.list.queryOptions({ from: day, to: day, page, pageSize: pageSize.size }),
    placeholderData: keepPreviousData,
  })
  const go = (next: string) => {
    setTyped(null)
    void navigate({
      to: '/admin/payments',
      search: { ...search, page: undefined, day: next === today ? undefined : next },
      replace: true,
      resetScroll: false,
    })
  }
  const rows = query.data?.items
  return (
    <>
      <div className="mb-3 flex flex-wrap items-end gap-2">
        <IconButton label={t`Previous day`} onClick={() => go(addDays(day, -1))}>
          <ChevronLeftIcon />
        </IconButton>
        <AdminField label={<Trans>Day</Trans>} className="w-40">
          <DayInput
            value={typed ?? day}
            max={today}
            onChange={(next) => (isDay(next) && next <= today ? go(next) : setTyped(next))}
          />
        </AdminField>
        <IconButton label={t`Next day`} disabled={day >= today} onClick={() => go(addDays(day, 1))}>
          <ChevronRightIcon />
        </IconButton>
        <p role="status" className="text-t3 md:ml-auto">
          {query.data && <DaySum count={query.data.pagination.totalItems} sum={query.data.sum} />}
        </p>
      </div>
      <ListBody
        query={query}
        waiting={<TableWaiting widths={['w-12', 'grow', 'w-24', 'w-24']} />}
        failed={<Trans>The day’s list did not load.</Trans>}
        none={
          rows?.length === 0 && (
            <Empty title={<Trans>No money came in on this day</Trans>} why={formatPromised(day, language)} />
          )
        }
      >
        {rows && rows.length > 0 && (
          <>
            <LedgerTable rows={rows} />
            <Pager
              page={page}
              pageSize={pageSize}
              total={query.data?.pagination.totalItems ?? 0}
              label={t`The day’s list`}
            />
          </>
        )}
      </ListBody>
    </>
  )
}

export const DaySum = ({ count, sum }: { count: number; sum: number }) => (
  <>
    <Plural value={count} one="# entry" other="# entries" />
    {' · '}
    <Money azn={sum} />
  </>
)

const kindNames = {
  payment: null,
  refund: msg`given back`,
  chargeback: msg`taken back by the bank`,
  correction: msg`entry taken back`,
} as const satisfies Record<LedgerLine['kind'], object | null>

const head = 'h-8 whitespace-nowrap px-3.5 font-medium text-[12px] max-md:px-1.5 max-md:first:pl-3.5'
const cell = 'px-3.5 py-1.5 align-top max-md:px-1.5 max-md:first:pl-3.5'

/** Lines of the ledger, newest first; what went has a minus. */
export function LedgerTable({ rows }: { rows: readonly LedgerLine[] }) {
  return (
    <table className="w-full border-key border-t-2 bg-paper">
      <thead>
        <tr className="border-line border-b text-left">
          <th scope="col" className={head}>
            <Trans>Time</Trans>
          </th>
          <th scope="col" className={head}>
            <Trans>Customer</Trans>
          </th>
          <th scope="col" className={classNames(head, 'max-md:hidden')}>
            <Trans>For which order</Trans>
          </th>
          <th scope="col" className={classNames(head, 'max-md:hidden')}>
            <Trans context="payments">Way</Trans>
          </th>
          <th scope="col" className={classNames(head, 'text-right')}>
            <Trans>Amount</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <LedgerRow key={row.id} row={row} />
        ))}
      </tbody>
    </table>
  )
}

function LedgerRow({ row }: { row: LedgerLine }) {
  const { t, i18n } = useLingui()
  const wayNames = useWayNames()
  const { appUser, kind, way, orders, amount, isTakenBack, receivedBy } = row
  const word = kindNames[kind]
  const facts = [row.reference, row.fiscalId, row.note].filter(Boolean).join(' · ')
  const by = receivedBy && `${receivedBy.name} ${receivedBy.surname}`.trim()
  const said = [word && i18n._(word), isTakenBack && t`taken back`].filter(Boolean).join(', ')
  const forOrders =
    orders.length === 0 ? (
      <span className="text-t3">
        <Trans>balance</Trans>
      </span>
    ) : (
      orders.map(({ orderId }) => <OrderLink key={orderId} id={orderId} />)
    )
  return (
    <tr className="border-line2 border-b">
      <td className={classNames(cell, 'tabular-nums')}>{formatHour(row.at)}</td>
      <td className={cell}>
        <span className="block font-medium wrap-anywhere">
          {appUser && `${appUser.name} ${appUser.surname}`.trim()}
        </span>
        <span className="admin-meta block text-t3 wrap-anywhere">
          {[by, facts].filter(Boolean).join(' · ')}
        </span>
        <span className="flex flex-wrap gap-x-2 md:hidden">
          {wayNames[way]} {forOrders}
        </span>
        {said !== '' && <span className="admin-meta block text-warn">{said}</span>}
        <LedgerActs line={row} />
      </td>
      <td className={classNames(cell, 'max-md:hidden')}>
        <span className="flex flex-wrap gap-x-2">{forOrders}</span>
      </td>
      <td className={classNames(cell, 'max-md:hidden')}>{wayNames[way]}</td>
      <td className={classNames(cell, 'text-right font-medium', isTakenBack && 'text-t3 line-through')}>
        <Money azn={amount} />
      </td>
    </tr>
  )
}
