import { Trans } from '@lingui/react/macro'
import { bakuDate } from '../../../../../src/lib/days.ts'
import { formatDate, formatMoney } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { formatDayAndMonth } from '../../../../lib/weekday.ts'
import { ReceiptIcon, UndoIcon } from '../../../../ui/admin/icons.tsx'
import { useWayNames } from '../../../kit/refund/way-names.ts'
import type { OrderMoney } from './money-rules.ts'

type Entry = OrderMoney['payments'][number]

/** The payments of an order, newest first; what was taken back is struck through. */
export function Ledger({ payments }: { payments: readonly Entry[] }) {
  if (payments.length === 0)
    return (
      <p className="border-line2 border-t px-3.5 py-3 text-t3">
        <Trans>No payment yet</Trans>
      </p>
    )
  return (
    <ul>
      {payments.map((entry) => (
        <OneEntry key={entry.id} entry={entry} />
      ))}
    </ul>
  )
}

function OneEntry({ entry }: { entry: Entry }) {
  const language = useLanguage()
  const wayNames = useWayNames()
  const { kind, way, amount, day, at, isTakenBack, receivedBy, reference, note } = entry
  const Icon = kind === 'payment' ? ReceiptIcon : UndoIcon
  const who = receivedBy ? `${receivedBy.name} ${receivedBy.surname}`.trim() : ''
  const ofOrder = entry.orders.reduce((sum, one) => sum + Math.round(one.amount * 100), 0) / 100
  // A minus as print has it.
  const shown = (azn: number) => formatMoney(azn, language).replace('-', '−')
  return (
    <li className="flex gap-3 border-line2 border-t px-3.5 py-2.5">
      <Icon className="mt-0.5 text-t2" />
      <div className="min-w-0 grow">
        <p className={isTakenBack ? 'text-t3 line-through' : undefined}>
          <EntryName kind={kind} way={wayNames[way]} />
        </p>
        <p className="admin-meta text-t3 wrap-anywhere">
          {[formatDate(at, language, 'moment'), who, reference].filter(Boolean).join(' · ')}
        </p>
        <p className="admin-meta text-t3 empty:hidden">
          {day !== bakuDate(new Date(at)) && <Trans>paid on {formatDayAndMonth(day, language)}</Trans>}
        </p>
        {note && <p className="admin-meta whitespace-pre-line text-t2 wrap-anywhere">{note}</p>}
      </div>
      <p className="shrink-0 text-right font-medium tabular-nums">
        {isTakenBack ? <s className="text-t3">{shown(ofOrder || amount)}</s> : shown(ofOrder || amount)}
        {!isTakenBack && ofOrder !== 0 && ofOrder !== amount && (
          <span className="admin-meta block font-normal text-t3">
            <Trans>of {shown(amount)}</Trans>
          </span>
        )}
      </p>
    </li>
  )
}

function EntryName({ kind, way }: { kind: Entry['kind']; way: string }) {
  switch (kind) {
    case 'payment':
      return way
    case 'correction':
      return <Trans>Taken back: {way}</Trans>
    case 'refund':
      return <Trans>Given back: {way}</Trans>
    case 'chargeback':
      return <Trans>Charged back by the bank: {way}</Trans>
  }
}
