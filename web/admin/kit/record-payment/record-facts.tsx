import { Trans } from '@lingui/react/macro'
import { DayInput } from '../../../ui/admin/day-input.tsx'
import { AdminField } from '../../../ui/admin/field.tsx'
import { AdminInput } from '../../../ui/admin/inputs.tsx'
import { useToday } from '../production/queries.ts'
import { type DraftPartProps, hasReceipt } from './record-draft.ts'

type RecordFactsProps = DraftPartProps & {
  receipt: { isPrinted: boolean; isMailed: boolean; onPrint: (isPrinted: boolean) => void }
}

/** What proves it: of a transfer its day and the bank's reference, else the number of the fiscal receipt. */
export function RecordFacts({ draft, errors, onChange, onLeft, receipt }: RecordFactsProps) {
  const today = useToday()
  const wrong = (name: string) => (errors[name] === undefined ? {} : { error: errors[name] })
  return (
    <div className="grid grid-cols-2 items-start gap-3">
      {draft.way === 'transfer' ? (
        <>
          <AdminField label={<Trans>Day of the transfer</Trans>} {...wrong('day')}>
            <DayInput
              value={draft.day === '' ? today : draft.day}
              max={today}
              onChange={(day) => onChange({ day })}
              onBlur={() => onLeft('day')}
            />
          </AdminField>
          <AdminField label={<Trans>Bank reference</Trans>} {...wrong('reference')}>
            <AdminInput
              maxLength={100}
              value={draft.reference}
              onChange={({ target }) => onChange({ reference: target.value })}
            />
          </AdminField>
          <label className="col-span-2 flex min-h-8 cursor-pointer items-center gap-2.5 max-md:min-h-11">
            <input
              type="checkbox"
              className="size-4 accent-key"
              checked={draft.isVat}
              onChange={({ target }) => onChange({ isVat: target.checked })}
            />
            <Trans>It came in on the VAT account</Trans>
          </label>
        </>
      ) : (
        <AdminField label={<Trans>Fiscal receipt No.</Trans>} {...wrong('fiscalId')}>
          <AdminInput
            maxLength={50}
            value={draft.fiscalId}
            onChange={({ target }) => onChange({ fiscalId: target.value })}
          />
        </AdminField>
      )}
      <AdminField
        label={<Trans>Note, optional</Trans>}
        className={draft.way === 'transfer' ? 'col-span-2' : ''}
        {...wrong('note')}
      >
        <AdminInput
          maxLength={500}
          value={draft.note}
          onChange={({ target }) => onChange({ note: target.value })}
        />
      </AdminField>
      {hasReceipt(draft.way) && (
        <div className="col-span-2 flex flex-wrap items-center gap-x-2.5">
          <label className="flex min-h-8 cursor-pointer items-center gap-2.5 max-md:min-h-11">
            <input
              type="checkbox"
              className="size-4 accent-key"
              checked={receipt.isPrinted}
              onChange={({ target }) => receipt.onPrint(target.checked)}
            />
            <Trans>Print the receipt</Trans>
          </label>
          {receipt.isMailed && (
            <span className="admin-meta text-t3">
              <Trans>the customer gets an e-mail as well</Trans>
            </span>
          )}
        </div>
      )}
    </div>
  )
}
