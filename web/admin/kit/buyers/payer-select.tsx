import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../lib/api.ts'
import { WordButton } from '../../../ui/admin/button.tsx'
import { AdminField } from '../../../ui/admin/field.tsx'
import { AdminSelect } from '../../../ui/admin/inputs.tsx'
import { CompanyDialog } from './company-dialog.tsx'

type PayerSelectProps = {
  /** Whose companies are offered. */
  appUserId: number
  /** A company's id; null: the customer as a person. */
  chosen: number | null
  onChoose: (buyerId: number | null) => void
  disabled?: boolean
}

/** Who pays: the customer as a person, or one of their companies; a new one is added on the spot (DOC-8). */
export function PayerSelect({ appUserId, chosen, onChoose, disabled = false }: PayerSelectProps) {
  const { t } = useLingui()
  const { data, isError } = useQuery(useApi().buyers.ofCustomer.queryOptions({ appUserId }))
  const [isAdding, add] = useState(false)
  return (
    <>
      <AdminField
        label={<Trans>Who pays</Trans>}
        error={isError ? t`The companies did not load.` : undefined}
        aside={
          <WordButton className="admin-meta" aria-haspopup="dialog" onClick={() => add(true)}>
            <Trans>Add a company…</Trans>
          </WordButton>
        }
      >
        <AdminSelect
          disabled={disabled}
          value={chosen ?? ''}
          onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
        >
          <option value="">{t`The customer, as a person`}</option>
          {data?.map(({ id, name, voen }) => (
            <option key={id} value={id}>
              {[name, voen].filter(Boolean).join(', ')}
            </option>
          ))}
        </AdminSelect>
      </AdminField>
      {isAdding && (
        <CompanyDialog appUserId={appUserId} onSaved={({ id }) => onChoose(id)} onClose={() => add(false)} />
      )}
    </>
  )
}
