import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorCode, useClient } from '../../../lib/api.ts'
import { IconButton } from '../../../ui/office/button.tsx'
import { DownloadIcon, TrashIcon } from '../../../ui/office/icons.tsx'
import { useOfficeNotify } from '../notices.tsx'
import { useDownload } from '../use-download.ts'
import { useFailureWords } from '../use-failure-words.ts'
import { nameOf } from './customer-parts.tsx'
import { EraseCustomerDialog } from './erase-customer-dialog.tsx'
import type { CustomerRow } from './queries.ts'

/** What a customer can ask of the company: all that is kept of him, and that it is erased. */
export function CustomerActs({ customer }: { customer: CustomerRow }) {
  const { t } = useLingui()
  const client = useClient()
  const queryClient = useQueryClient()
  const notify = useOfficeNotify()
  const failureWords = useFailureWords()
  const { download, busy } = useDownload()
  const [asking, ask] = useState(false)
  const name = nameOf(customer)
  const path = `/clients/${customer.id}/data`
  const erase = useMutation({
    mutationFn: () => client.personalData.eraseClient.mutate({ id: customer.id }),
    onSuccess: () => {
      notify({ kind: 'ok', text: t`The customer was erased` })
      return queryClient.invalidateQueries()
    },
    onError: (error) => {
      if (errorCode(error) === 'FORBIDDEN') return
      notify({ kind: 'error', text: t`The customer was not erased`, detail: failureWords(error) })
    },
  })
  return (
    <span className="relative z-[1] flex justify-end">
      <IconButton
        label={t`Download the data of ${name}`}
        aria-disabled={busy === path || undefined}
        onClick={() => busy === path || download(path)}
      >
        <DownloadIcon />
      </IconButton>
      <IconButton
        label={t`Erase ${name}`}
        className="hover:text-error"
        aria-disabled={erase.isPending || undefined}
        onClick={() => erase.isPending || ask(true)}
      >
        <TrashIcon />
      </IconButton>
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
