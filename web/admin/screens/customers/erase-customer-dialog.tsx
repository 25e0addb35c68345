import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { AdminField } from '../../../ui/admin/field.tsx'
import { AdminInput } from '../../../ui/admin/inputs.tsx'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import type { CustomerRow } from './queries.ts'

type EraseCustomerDialogProps = {
  customer: CustomerRow
  name: string
  onConfirm: () => void
  onClose: () => void
}

/** It can't be taken back: the button opens once the customer's e-mail has been written. */
export function EraseCustomerDialog({ customer, name, onConfirm, onClose }: EraseCustomerDialogProps) {
  const [typed, setTyped] = useState('')
  const isMeant = typed.trim().toLowerCase() === customer.email
  return (
    <ConfirmDialog
      grave
      waits={!isMeant}
      onConfirm={onConfirm}
      onClose={onClose}
      title={<Trans>Erase {name} for good?</Trans>}
      lead={<Trans>Only if the customer asks for it. This cannot be undone.</Trans>}
      facts={[
        {
          head: <Trans>Goes</Trans>,
          text: (
            <Trans>
              Name, e-mail, phone and photo; comments and notes of the orders; contact requests; log-ins; the
              name in the history
            </Trans>
          ),
        },
        {
          head: <Trans>Stays</Trans>,
          text: <Trans>The orders without the person: number, service, quantity, price and dates</Trans>,
        },
      ]}
      after={[<Trans key="out">The customer is logged out everywhere and cannot log in any more.</Trans>]}
      safe={<Trans>Close without erasing</Trans>}
      does={<Trans>Erase the customer</Trans>}
    >
      <AdminField
        className="mt-3"
        label={<Trans>To confirm, type the customer’s e-mail</Trans>}
        hint={<span className="break-all">{customer.email}</span>}
      >
        <AdminInput
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </AdminField>
    </ConfirmDialog>
  )
}
