import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { pick } from '../../../../src/lib/languages.ts'
import { referenceOf } from '../../../../src/lib/reference.ts'
import { classNames } from '../../../lib/class-names.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { HeadCell, PlainTable } from '../../../ui/admin/plain-table.tsx'
import { useMedia } from '../../../ui/admin/use-media.ts'
import { Money } from '../../../ui/money.tsx'
import { Reference } from '../../../ui/reference.tsx'
import { DueDay, DueWords, lateLook, useDaysLate } from '../../kit/record-payment/due-day.tsx'
import type { MoneyOfOrder } from './payments-search.ts'

/** What of an order is to be paid now. */
const parts = {
  nothingDue: msg`nothing due`,
  unpaid: msg`whole sum`,
  depositDue: msg`deposit`,
  depositPaid: msg`rest`,
  partlyPaid: msg`rest`,
  paid: msg`paid`,
  overpaid: msg`overpaid`,
  onTerms: msg`on terms`,
  refunding: msg`being given back`,
  refunded: msg`given back`,
} as const satisfies Record<MoneyOfOrder['money']['state'], object>

export type DebtRowsProps = {
  rows: readonly MoneyOfOrder[]
  /** Whose payment is being written down. */
  payer: number | undefined
  onPay: (payer: number) => void
  /** The orders that are chosen to be reminded of. */
  selected: ReadonlySet<number>
  onSelect: (orderId: number) => void
}

/** Orders of which something is left to pay; a customer's name opens the rail. */
export function DebtRows({ rows, payer, onPay, selected, onSelect }: DebtRowsProps) {
  const isPhone = !useMedia('(width >= 768px)')
  const each = (row: MoneyOfOrder) => ({
    row,
    isChosen: row.appUser.id === payer,
    onPay: () => onPay(row.appUser.id),
    isSelected: selected.has(row.orderId),
    onSelect: () => onSelect(row.orderId),
  })
  if (isPhone)
    return (
      <ul className="border-key border-t-2 bg-paper">
        {rows.map((row) => (
          <PhoneRow key={row.orderId} {...each(row)} />
        ))}
      </ul>
    )
  return (
    <PlainTable
      heads={
        <>
          <td className="w-9" />
          <HeadCell>
            <Trans>Customer</Trans>
          </HeadCell>
          <HeadCell>
            <Trans>For what</Trans>
          </HeadCell>
          <HeadCell isNumber>
            <Trans context="money">Left</Trans>
          </HeadCell>
          <HeadCell>
            <Trans>Due day</Trans>
          </HeadCell>
        </>
      }
    >
      {rows.map((row) => (
        <WideRow key={row.orderId} {...each(row)} />
      ))}
    </PlainTable>
  )
}

const cell = 'px-3.5 py-1.5 align-top'

type RowProps = {
  row: MoneyOfOrder
  isChosen: boolean
  onPay: () => void
  isSelected: boolean
  onSelect: () => void
}

const WideRow = ({ row, isChosen, onPay, isSelected, onSelect }: RowProps) => (
  <tr
    className={classNames(
      'border-line2 border-b',
      isChosen ? 'bg-cyan-ground shadow-[inset_3px_0_0_var(--cyan)]' : 'hover:bg-line1',
    )}
  >
    <td className="pl-3.5 align-top">
      <SelectRow row={row} isSelected={isSelected} onSelect={onSelect} />
    </td>
    <td className={cell}>
      <PayerButton row={row} onPay={onPay} />
      <OrderLink id={row.orderId} />
    </td>
    <td className={cell}>
      <ForWhat row={row} />
    </td>
    <td className={classNames(cell, 'text-right')}>
      <strong className="font-semibold">
        <Money azn={row.money.left} />
      </strong>
      {row.money.paid > 0 && (
        <span className="admin-meta block whitespace-nowrap text-t3">
          <Trans>
            of <Money azn={row.money.total} />
          </Trans>
        </span>
      )}
    </td>
    <td className={cell}>
      <DueDay dueOn={row.money.dueOn} />
    </td>
  </tr>
)

function PhoneRow({ row, isChosen, onPay, isSelected, onSelect }: RowProps) {
  const days = useDaysLate(row.money.dueOn)
  return (
    <li
      className={classNames(
        'grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 border-line2 border-b py-2 pr-3.5',
        isChosen && 'bg-cyan-ground',
      )}
    >
      <span className="row-span-2">
        <SelectRow row={row} isSelected={isSelected} onSelect={onSelect} />
      </span>
      <PayerButton row={row} onPay={onPay} />
      <strong className="self-center text-right font-semibold">
        <Money azn={row.money.left} />
      </strong>
      <span className="flex min-w-0 flex-wrap items-center gap-x-1.5">
        <OrderLink id={row.orderId} /> <ForWhat row={row} />
      </span>
      <span className={classNames('self-center text-right', lateLook(days) || 'text-t3')}>
        <DueWords dueOn={row.money.dueOn} />
      </span>
    </li>
  )
}

function SelectRow({
  row: { orderId },
  isSelected,
  onSelect,
}: Pick<RowProps, 'row' | 'isSelected' | 'onSelect'>) {
  const { t } = useLingui()
  const number = referenceOf(orderId, useLanguage())
  return (
    <label className="flex min-h-9 cursor-pointer items-center max-md:min-h-11 max-md:min-w-11 max-md:justify-center pointer-coarse:min-h-11">
      <input
        type="checkbox"
        aria-label={t`Choose ${number}`}
        checked={isSelected}
        onChange={onSelect}
        className="size-4 accent-key"
      />
    </label>
  )
}

function PayerButton({ row: { appUser, orderId }, onPay }: Pick<RowProps, 'row' | 'onPay'>) {
  return (
    <button
      type="button"
      data-row=""
      data-payer={appUser.id}
      data-order={orderId}
      onClick={onPay}
      className="block min-h-6 text-left font-semibold underline-offset-4 wrap-anywhere hover:underline max-md:min-h-11 pointer-coarse:min-h-11"
    >
      {`${appUser.name} ${appUser.surname}`.trim()}
    </button>
  )
}

export const OrderLink = ({ id }: { id: number }) => (
  <Link
    to="/admin/ordersadmin/$id"
    params={{ id: String(id) }}
    className="inline-flex min-h-6 items-center whitespace-nowrap text-cyan-text underline-offset-4 hover:underline max-md:min-h-11 pointer-coarse:min-h-11"
  >
    <Reference id={id} />
  </Link>
)

function ForWhat({ row: { money, item } }: { row: MoneyOfOrder }) {
  const { i18n } = useLingui()
  const language = useLanguage()
  return (
    <span className="wrap-anywhere">
      <span className="block first-letter:uppercase max-md:inline max-md:first-letter:normal-case max-md:text-t3">
        {`${i18n._(parts[money.state])}, ${pick(item, 'name', language)}`}
      </span>
    </span>
  )
}
