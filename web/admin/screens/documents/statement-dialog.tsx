import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { addDays } from '../../../../src/domains/production/workdays.ts'
import { useApi, useClient } from '../../../lib/api.ts'
import { DayInput } from '../../../ui/admin/day-input.tsx'
import { isDay } from '../../../ui/admin/day-text.ts'
import { AdminField } from '../../../ui/admin/field.tsx'
import { AdminSelect } from '../../../ui/admin/inputs.tsx'
import { Modal } from '../../../ui/admin/modal.tsx'
import { useAdminNotify } from '../../kit/frame/notices.tsx'
import { MoneyForm } from '../../kit/money-form.tsx'
import { useToday } from '../../kit/production/queries.ts'
import { useDownload } from '../../kit/use-download.ts'
import { useFailureMessage } from '../../kit/use-failure-message.ts'

/** The first and last day of the month before. */
function lastMonth(today: string): { from: string; to: string } {
  const to = addDays(`${today.slice(0, 8)}01`, -1)
  return { from: `${to.slice(0, 8)}01`, to }
}

/** What a company owed and paid in a span of days, issued as a document (DOC-11). */
export function StatementDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const client = useClient()
  const api = useApi()
  const queryClient = useQueryClient()
  const notify = useAdminNotify()
  const messageOf = useFailureMessage()
  const { download } = useDownload()
  const { data: buyers } = useQuery(api.documents.buyers.queryOptions())
  const [buyerId, setBuyer] = useState('')
  const [span, setSpan] = useState(lastMonth(useToday()))
  const [isChecked, check] = useState(false)
  const isWhole = buyerId !== '' && isDay(span.from) && isDay(span.to) && span.from <= span.to
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => client.documents.issueStatement.mutate({ buyerId: Number(buyerId), ...span }),
    onSuccess: ({ id, number }) => {
      const next = { text: t`Download`, act: () => download(`/documents/${id}/document.pdf`) }
      notify({ kind: 'ok', text: t`${number} is issued`, next })
      void queryClient.invalidateQueries({ queryKey: [['documents']] })
      onClose()
    },
  })
  return (
    <Modal title={<Trans>Statement of a company</Trans>} onClose={onClose}>
      <MoneyForm
        safe={<Trans>Close</Trans>}
        does={t`Issue the statement`}
        busy={isPending}
        failure={error ? messageOf(error) : undefined}
        onSend={() => {
          check(true)
          if (isWhole) mutate()
        }}
        onClose={onClose}
      >
        <AdminField
          label={<Trans>Company</Trans>}
          required
          error={isChecked && buyerId === '' ? t`Choose the company.` : undefined}
        >
          <AdminSelect value={buyerId} onChange={({ target }) => setBuyer(target.value)}>
            <option value="">{t`Choose…`}</option>
            {buyers?.map(({ id, name, voen }) => (
              <option key={id} value={id}>
                {[name, voen].filter(Boolean).join(', ')}
              </option>
            ))}
          </AdminSelect>
        </AdminField>
        <div className="grid grid-cols-2 gap-x-4">
          <AdminField
            label={<Trans>First day</Trans>}
            error={isChecked && !isDay(span.from) ? t`Write a day.` : undefined}
          >
            <DayInput value={span.from} onChange={(from) => setSpan({ ...span, from })} />
          </AdminField>
          <AdminField
            label={<Trans>Last day</Trans>}
            error={
              isChecked && (!isDay(span.to) || span.to < span.from)
                ? t`Write a day that isn’t before the first one.`
                : undefined
            }
          >
            <DayInput value={span.to} onChange={(to) => setSpan({ ...span, to })} />
          </AdminField>
        </div>
      </MoneyForm>
    </Modal>
  )
}
