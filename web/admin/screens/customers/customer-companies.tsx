import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi, useClient } from '../../../lib/api.ts'
import { WordButton } from '../../../ui/admin/button.tsx'
import { Mark } from '../../../ui/admin/mark.tsx'
import { SectionFailed } from '../../../ui/admin/section-failed.tsx'
import { TableWaiting } from '../../../ui/admin/table-waiting.tsx'
import { type Company, CompanyDialog } from '../../kit/buyers/company-dialog.tsx'
import { useAdminNotify } from '../../kit/frame/notices.tsx'
import { useFailureMessage } from '../../kit/use-failure-message.ts'

/** Companies that pay for the customer's orders: added, corrected, removed, and brought back (DOC-37). */
export function CustomerCompanies({ appUserId }: { appUserId: number }) {
  const query = useQuery(useApi().buyers.ofCustomer.queryOptions({ appUserId }))
  const [edited, edit] = useState<Company | 'new' | null>(null)
  const { data } = query
  return (
    <section>
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <h2 className="admin-h2 leading-6!">
          <Trans>Companies that pay</Trans>
        </h2>
        <WordButton aria-haspopup="dialog" onClick={() => edit('new')}>
          <Trans>Add a company…</Trans>
        </WordButton>
      </div>
      {query.isPending && <TableWaiting widths={['w-40', 'w-24', 'grow']} />}
      {query.isError && !data && (
        <SectionFailed onRetry={() => query.refetch()} busy={query.isFetching}>
          <Trans>The companies did not load.</Trans>
        </SectionFailed>
      )}
      {data?.length === 0 && (
        <p className="text-t3">
          <Trans>The customer pays as a person.</Trans>
        </p>
      )}
      {data && data.length > 0 && (
        <ul className="border-key border-t-2 bg-paper">
          {data.map((company) => (
            <Row key={company.id} company={company} onEdit={() => edit(company)} />
          ))}
        </ul>
      )}
      {edited && (
        <CompanyDialog
          appUserId={appUserId}
          company={edited === 'new' ? undefined : edited}
          onSaved={() => undefined}
          onClose={() => edit(null)}
        />
      )}
    </section>
  )
}

function Row({ company, onEdit }: { company: Company; onEdit: () => void }) {
  const { t } = useLingui()
  const client = useClient()
  const queryClient = useQueryClient()
  const notify = useAdminNotify()
  const messageOf = useFailureMessage()
  const { id, name, voen, voenFault, address, contract, wantsEqaime } = company
  const settle = {
    onError: (error: unknown) => notify({ kind: 'error', text: messageOf(error) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [['buyers']] }),
  }
  const restore = useMutation({ mutationFn: () => client.buyers.restore.mutate({ id }), ...settle })
  const remove = useMutation({
    mutationFn: () => client.buyers.remove.mutate({ id }),
    onSuccess: () =>
      notify({
        kind: 'ok',
        text: t`${name} was removed; its documents stay`,
        next: { text: t`Bring back`, act: () => restore.mutate() },
      }),
    ...settle,
  })
  return (
    <li className="grid items-center gap-x-4 gap-y-0.5 border-line2 border-b px-3.5 py-2 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
      <span className="min-w-0">
        <strong className="block font-semibold wrap-anywhere">{name}</strong>
        <span className="admin-meta flex flex-wrap items-center gap-x-2 text-t3 tabular-nums">
          {voen || <Trans>no VÖEN</Trans>}
          {voenFault && (
            <Mark kind="warn">
              <Trans>VÖEN to be checked</Trans>
            </Mark>
          )}
          {wantsEqaime && (
            <Mark kind="plain">
              <Trans>Wants an e-qaimə</Trans>
            </Mark>
          )}
        </span>
      </span>
      <span className="min-w-0 text-t2 wrap-anywhere">
        {address || (
          <span className="text-warn">
            <Trans>no address</Trans>
          </span>
        )}
        {contract !== '' && <span className="admin-meta block text-t3">{contract}</span>}
      </span>
      <span className="flex flex-wrap gap-x-4 md:justify-end">
        <WordButton aria-haspopup="dialog" aria-label={t`Change ${name}`} onClick={onEdit}>
          <Trans>Change</Trans>
        </WordButton>
        <WordButton
          aria-label={t({ message: `Remove ${name}`, context: 'company' })}
          disabled={remove.isPending}
          onClick={() => remove.mutate()}
        >
          <Trans>Remove</Trans>
        </WordButton>
      </span>
    </li>
  )
}
