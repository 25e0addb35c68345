import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorCode, useClient } from '../../../lib/api.ts'
import { AdminButton, IconButton } from '../../../ui/admin/button.tsx'
import { AdminField } from '../../../ui/admin/field.tsx'
import { DownloadIcon, TrashIcon } from '../../../ui/admin/icons.tsx'
import { AdminInput } from '../../../ui/admin/inputs.tsx'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { useAdminNotify } from '../../kit/frame/notices.tsx'
import { useDownload } from '../../kit/use-download.ts'
import { useFailureNotice } from '../../kit/use-failure-message.ts'
import { nameOf } from './customer-parts.tsx'
import type { CustomerRow } from './queries.ts'

type CustomerActionsProps = {
  customer: CustomerRow
  /** Icons at the end of a row, texts beside a title. */
  look?: 'icons' | 'words'
  onErased?: () => void
}

/** What a customer can ask of the company: all data kept about them, and its erasure. */
export function CustomerActions({ customer, look = 'icons', onErased }: CustomerActionsProps) {
  const { t } = useLingui()
  const client = useClient()
  const queryClient = useQueryClient()
  const notify = useAdminNotify()
  const noticeOf = useFailureNotice()
  const { download, busy } = useDownload()
  const [asking, ask] = useState(false)
  const name = nameOf(customer)
  const path = `/clients/${customer.id}/data`
  const erase = useMutation({
    mutationFn: () => client.personalData.eraseCustomer.mutate({ id: customer.id }),
    onSuccess: () => {
      notify({ kind: 'ok', text: t`The customer was erased` })
      onErased?.()
      return queryClient.invalidateQueries()
    },
    onError: (error) => {
      if (errorCode(error) === 'FORBIDDEN') return
      notify({ kind: 'error', ...noticeOf(t`The customer was not erased`, error) })
    },
  })
  const onDownload = () => busy === path || download(path)
  const onErase = () => erase.isPending || ask(true)
  return (
    <span className={look === 'icons' ? 'relative z-[1] flex justify-end' : 'contents'}>
      {look === 'icons' ? (
        <>
          <IconButton
            label={t`Download the data of ${name}`}
            aria-disabled={busy === path || undefined}
            onClick={onDownload}
          >
            <DownloadIcon />
          </IconButton>
          <IconButton
            label={t`Erase ${name}`}
            className="hover:text-error"
            aria-disabled={erase.isPending || undefined}
            onClick={onErase}
          >
            <TrashIcon />
          </IconButton>
        </>
      ) : (
        <>
          <AdminButton busy={busy === path} onClick={onDownload}>
            <DownloadIcon /> <Trans>Download the data</Trans>
          </AdminButton>
          <AdminButton variant="danger" busy={erase.isPending} onClick={onErase}>
            <Trans>Erase the customer</Trans>
          </AdminButton>
        </>
      )}
      {asking && (
        <EraseCustomerDialog
          customer={customer}
          name={name}
          onClose={() => ask(false)}
          onConfirm={() => {
            ask(false)
            erase.mutate()
          }}
        />
      )}
    </span>
  )
}

type EraseCustomerDialogProps = {
  customer: CustomerRow
  name: string
  onConfirm: () => void
  onClose: () => void
}

/** Erasure can't be undone: the button works once the customer's e-mail is typed. */
function EraseCustomerDialog({ customer, name, onConfirm, onClose }: EraseCustomerDialogProps) {
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
