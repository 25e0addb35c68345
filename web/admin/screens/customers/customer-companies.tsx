import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { inferRouterOutputs } from '@trpc/server'
import { useState } from 'react'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { useApi, useClient } from '../../../lib/api.ts'
import { classNames } from '../../../lib/class-names.ts'
import { formatPercent } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { WordButton } from '../../../ui/admin/button.tsx'
import { Mark } from '../../../ui/admin/mark.tsx'
import { HeadCell, linesCell, PlainTable } from '../../../ui/admin/plain-table.tsx'
import { SectionFailed } from '../../../ui/admin/section-failed.tsx'
import { TableWaiting } from '../../../ui/admin/table-waiting.tsx'
import { useMedia } from '../../../ui/admin/use-media.ts'
import { type Company, CompanyDialog } from '../../kit/buyers/company-dialog.tsx'
import { useAdminNotify } from '../../kit/frame/notices.tsx'
import { useFailureMessage } from '../../kit/use-failure-message.ts'

type CustomerCompany = inferRouterOutputs<AppRouter>['buyers']['ofCustomer'][number]

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
      {data && data.length > 0 && <CompanyRows appUserId={appUserId} companies={data} onEdit={edit} />}
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

type CompanyRowsProps = {
  appUserId: number
  companies: readonly CustomerCompany[]
  onEdit: (company: Company) => void
}

/** A table where there is room, with how the customer pays (DOC-42). */
function CompanyRows({ appUserId, companies, onEdit }: CompanyRowsProps) {
  const hasRoom = useMedia('(width >= 1280px)')
  if (!hasRoom)
    return (
      <ul className="border-key border-t-2 bg-paper">
        {companies.map((company) => (
          <NarrowRow key={company.id} company={company} onEdit={() => onEdit(company)} />
        ))}
      </ul>
    )
  return (
    <PlainTable
      heads={
        <>
          <HeadCell>
            <Trans context="company">Name</Trans>
          </HeadCell>
          <HeadCell>VÖEN</HeadCell>
          <HeadCell>
            <Trans>Legal address</Trans>
          </HeadCell>
          <HeadCell>
            <Trans context="payment">Terms</Trans>
          </HeadCell>
          <td />
        </>
      }
    >
      {companies.map((company) => (
        <tr key={company.id} className="border-line2 border-b hover:bg-line1">
          <th scope="row" className={classNames(linesCell, 'text-left font-normal')}>
            <strong className="block font-semibold wrap-anywhere">{company.name}</strong>
            <span className="admin-meta flex flex-wrap gap-x-2 text-t3">
              {company.isMain && <Trans context="company">main</Trans>}
              <WantsEqaime company={company} />
            </span>
          </th>
          <td className={classNames(linesCell, 'tabular-nums')}>
            <Voen company={company} />
          </td>
          <td className={classNames(linesCell, 'text-t2 wrap-anywhere')}>
            <Address company={company} />
          </td>
          <td className={linesCell}>
            <Terms appUserId={appUserId} />
          </td>
          <td className={linesCell}>
            <span className="flex flex-wrap justify-end gap-x-4">
              <CompanyActs company={company} onEdit={() => onEdit(company)} />
            </span>
          </td>
        </tr>
      ))}
    </PlainTable>
  )
}

type RowProps = { company: CustomerCompany; onEdit: () => void }

const NarrowRow = ({ company, onEdit }: RowProps) => (
  <li className="grid items-center gap-x-4 gap-y-0.5 border-line2 border-b px-3.5 py-2 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
    <span className="min-w-0">
      <strong className="block font-semibold wrap-anywhere">{company.name}</strong>
      <span className="admin-meta flex flex-wrap items-center gap-x-2 text-t3 tabular-nums">
        <Voen company={company} />
        {company.isMain && <Trans context="company">main</Trans>}
        <WantsEqaime company={company} />
      </span>
    </span>
    <span className="min-w-0 text-t2 wrap-anywhere">
      <Address company={company} />
    </span>
    <span className="flex flex-wrap gap-x-4 md:justify-end">
      <CompanyActs company={company} onEdit={onEdit} />
    </span>
  </li>
)

type CompanyProps = Pick<RowProps, 'company'>

const Voen = ({ company: { voen, voenFault } }: CompanyProps) => (
  <>
    {voen || <Trans>no VÖEN</Trans>}
    {voenFault && (
      <Mark kind="warn">
        <Trans>VÖEN to be checked</Trans>
      </Mark>
    )}
  </>
)

const WantsEqaime = ({ company: { wantsEqaime } }: CompanyProps) =>
  wantsEqaime && (
    <Mark kind="plain">
      <Trans>Wants an e-qaimə</Trans>
    </Mark>
  )

const Address = ({ company: { address, contract } }: CompanyProps) => (
  <>
    {address || (
      <span className="text-warn">
        <Trans>no address</Trans>
      </span>
    )}
    {contract !== '' && <span className="admin-meta block text-t3">{contract}</span>}
  </>
)

/** They are the customer's, for all of their companies. */
function Terms({ appUserId }: { appUserId: number }) {
  const language = useLanguage()
  const { data } = useQuery(useApi().payments.customerTerms.queryOptions({ id: appUserId }))
  if (!data) return null
  if (!data.isOwn) return <Trans>general terms</Trans>
  if (data.creditLimit !== null) return <Trans>Paid later, within the credit limit</Trans>
  if (data.deposit === 0) return <Trans>No deposit</Trans>
  const share = formatPercent(data.deposit, language)
  return <Trans>Deposit {share}</Trans>
}

function CompanyActs({ company: { id, name }, onEdit }: RowProps) {
  const { t } = useLingui()
  const client = useClient()
  const queryClient = useQueryClient()
  const notify = useAdminNotify()
  const messageOf = useFailureMessage()
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
    <>
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
    </>
  )
}
