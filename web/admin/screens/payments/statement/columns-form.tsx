import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type ColumnRole, columnRoles } from '../../../../../src/domains/payments/statements/column-roles.ts'
import { isKey } from '../../../../lib/address-values.ts'
import { AdminButton } from '../../../../ui/admin/button.tsx'
import type { ChosenColumns, Columns } from './use-upload.ts'

type ColumnsFormProps = {
  columns: Columns
  busy: boolean
  onChosen: (columns: ChosenColumns, allIncoming: boolean) => void
}

/** What each column is, with its first values; kept for this bank's next statements. */
export function ColumnsForm({ columns: { headings, rows }, busy, onChosen }: ColumnsFormProps) {
  const { t } = useLingui()
  const [roles, setRoles] = useState<ReadonlyMap<number, ColumnRole>>(new Map())
  const [allIncoming, setAllIncoming] = useState(false)
  const names: Record<ColumnRole, string> = {
    day: t({ message: 'Day', context: 'bank column' }),
    amount: t({ message: 'Amount', context: 'bank column' }),
    credit: t`Money in`,
    debit: t`Money out`,
    direction: t`In or out, in words`,
    payer: t({ message: 'Payer', context: 'bank column' }),
    voen: t`VÖEN`,
    purpose: t({ message: 'Purpose', context: 'bank column' }),
    bankReference: t`Bank’s number`,
    currency: t`Currency`,
  }
  const choose = (column: number, role: string) => {
    const next = new Map([...roles].filter(([at, chosen]) => at !== column && chosen !== role))
    if (isKey(role, names)) next.set(column, role)
    setRoles(next)
  }
  const chosen = [...roles.values()]
  const isSigned = chosen.includes('credit') || chosen.includes('direction')
  const width = Math.max(headings.length, ...rows.map((row) => row.length))
  return (
    <section aria-labelledby="columns" className="mt-5">
      <h2 id="columns" className="admin-h2">
        <Trans>Which column is what?</Trans>
      </h2>
      <p className="text-t2">
        <Trans>A day, money in and who paid or what for are needed. It is kept for this bank.</Trans>
      </p>
      <ul className="mt-3 border-key border-t-2 bg-paper">
        {Array.from({ length: width }, (_, column) => {
          const heading = headings[column] || t`Column ${column + 1}`
          const values = rows.flatMap((row) => row[column] || []).slice(0, 3)
          return (
            <li
              key={heading + String(column)}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line2 border-b px-3.5 py-2"
            >
              <span className="min-w-0 grow basis-60">
                <strong className="block font-semibold wrap-anywhere">{heading}</strong>
                <span className="admin-meta block text-t3 wrap-anywhere">{values.join(' · ')}</span>
              </span>
              <select
                aria-label={t`What “${heading}” is`}
                value={roles.get(column) ?? ''}
                onChange={({ target }) => choose(column, target.value)}
                className="min-h-8 min-w-44 rounded-[2px] border border-line bg-paper px-2 max-md:min-h-12 max-md:text-[16px] pointer-coarse:min-h-12"
              >
                <option value="">{t`not needed`}</option>
                {columnRoles.map((role) => (
                  <option key={role} value={role}>
                    {names[role]}
                  </option>
                ))}
              </select>
            </li>
          )
        })}
      </ul>
      {chosen.includes('amount') && !isSigned && (
        <label className="mt-3 flex min-h-8 items-center gap-2.5 pointer-coarse:min-h-11">
          <input
            type="checkbox"
            className="size-4 accent-key"
            checked={allIncoming}
            onChange={({ target }) => setAllIncoming(target.checked)}
          />
          <Trans>All amounts of this file are money that came in</Trans>
        </label>
      )}
      <div className="mt-3">
        <AdminButton
          variant="primary"
          busy={busy}
          onClick={() =>
            onChosen(
              [...roles].map(([column, role]) => ({ role, column })),
              allIncoming,
            )
          }
        >
          <Trans>Read it so</Trans>
        </AdminButton>
      </div>
    </section>
  )
}
