import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi, useClient } from '../../../lib/api.ts'
import { Button, TextButton } from '../../../ui/button.tsx'
import { type Company, CompanyForm } from './company-form.tsx'

/** Companies that pay for the customer’s orders: added, changed, removed, and brought back at once. */
export function Companies() {
  const { t } = useLingui()
  const client = useClient()
  const queryClient = useQueryClient()
  const { data, isError, refetch } = useQuery(useApi().buyers.own.queryOptions())
  const [edited, edit] = useState<number | 'new' | null>(null)
  const [removed, setRemoved] = useState<Company | null>(null)
  const settle = () => queryClient.invalidateQueries({ queryKey: [['buyers']] })
  const remove = useMutation({
    mutationFn: ({ id }: Company) => client.buyers.remove.mutate({ id }),
    onSuccess: (company) => setRemoved(company),
    onSettled: settle,
  })
  const restore = useMutation({
    mutationFn: ({ id }: Company) => client.buyers.restore.mutate({ id }),
    onSuccess: () => setRemoved(null),
    onSettled: settle,
  })
  return (
    <section aria-labelledby="own-companies" className="border-key border-t pt-5">
      <h2 id="own-companies" className="type-d3 pb-4">
        <Trans>Companies that pay</Trans>
      </h2>
      {isError && (
        <div className="flex flex-wrap items-center gap-4">
          <p>
            <Trans>The companies could not be loaded.</Trans>
          </p>
          <Button variant="secondary" size="small" onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
      {data?.length === 0 && edited !== 'new' && (
        <p className="max-w-140 text-grey">
          <Trans>
            If a company pays for your orders, add it: invoices and acts name it, and its bookkeeper finds
            what they need.
          </Trans>
        </p>
      )}
      <ul className="border-key border-t-2 empty:hidden">
        {data?.map((company) => (
          <li key={company.id} className="border-b border-b-rule py-3">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <span className="min-w-0 wrap-anywhere">
                <span className="block font-semibold">{company.name}</span>
                <span className="type-small block text-grey">
                  {[company.voen && `VÖEN ${company.voen}`, company.address].filter(Boolean).join(', ')}
                </span>
              </span>
              <span className="flex flex-wrap gap-x-5">
                <TextButton
                  className="min-h-11 font-bold"
                  aria-expanded={edited === company.id}
                  aria-label={t`Change ${company.name}`}
                  onClick={() => edit(edited === company.id ? null : company.id)}
                >
                  <Trans>Change</Trans>
                </TextButton>
                <TextButton
                  className="min-h-11 font-bold"
                  aria-label={t`Remove ${company.name}`}
                  onClick={() => remove.mutate(company)}
                >
                  <Trans>Remove</Trans>
                </TextButton>
              </span>
            </div>
            {edited === company.id && (
              <CompanyForm company={company} onSaved={() => edit(null)} onClose={() => edit(null)} />
            )}
          </li>
        ))}
      </ul>
      <p role="status" className="flex flex-wrap items-center gap-x-4 pt-3 empty:hidden">
        {removed && (
          <>
            <span className="min-w-0 wrap-anywhere">
              <Trans>{removed.name} was removed; its documents stay.</Trans>
            </span>
            <TextButton className="min-h-11 font-bold" onClick={() => restore.mutate(removed)}>
              <Trans>Bring back</Trans>
            </TextButton>
          </>
        )}
      </p>
      {edited === 'new' ? (
        <CompanyForm onSaved={() => edit(null)} onClose={() => edit(null)} />
      ) : (
        <div className="pt-4">
          <Button variant="secondary" size="small" onClick={() => edit('new')}>
            <Trans>Add a company</Trans>
          </Button>
        </div>
      )}
    </section>
  )
}
