import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorCode, useClient } from '../../../lib/api.ts'
import { AdminButton, IconButton } from '../../../ui/admin/button.tsx'
import { DownloadIcon, TrashIcon } from '../../../ui/admin/icons.tsx'
import { useAdminNotify } from '../../kit/frame/notices.tsx'
import { useDownload } from '../../kit/use-download.ts'
import { useFailureNotice } from '../../kit/use-failure-message.ts'
import { nameOf } from './customer-parts.tsx'
import { EraseCustomerDialog } from './erase-customer-dialog.tsx'
import type { CustomerRow } from './queries.ts'

type CustomerActionsProps = {
  customer: CustomerRow
  /** Icons at the end of a row, words beside a title. */
  look?: 'icons' | 'words'
  onErased?: () => void
}

/** What a customer can ask of the company: all that is kept of him, and that it is erased. */
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
