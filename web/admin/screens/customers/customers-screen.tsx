import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminLinkButton } from '../../../ui/admin/button.tsx'
import { Empty } from '../../../ui/admin/empty.tsx'
import { ListHead } from '../../../ui/admin/list-head.tsx'
import { Pager } from '../../../ui/admin/pager.tsx'
import { TableWaiting } from '../../../ui/admin/table-waiting.tsx'
import { Screen } from '../../kit/frame/screen.tsx'
import { ListBody } from '../../kit/lists/list-body.tsx'
import { usePageSize } from '../../kit/lists/page-size.ts'
import { useListKeys } from '../../kit/lists/use-list-keys.ts'
import { focusRow } from '../../kit/lists/use-row-keys.ts'
import { CustomersCards } from './customers-cards.tsx'
import { CustomersTable } from './customers-table.tsx'
import { mostFound } from './queries.ts'
import { useCustomers } from './use-customers.ts'

const searchId = 'customers-search'

/** Customers with what they have spent and which discount that gives. */
export function CustomersScreen() {
  const { t } = useLingui()
  const language = useLanguage()
  const navigate = useNavigate()
  const search = useSearch({ from: '/admin/users' })
  const { page = 1, q = '' } = search
  const pageSize = usePageSize('customers', 3)
  const { size } = pageSize
  const { query, rows, total, found } = useCustomers(q, page, size)
  const hasRows = rows !== undefined && rows.length > 0
  const go = (next: { q?: string }) =>
    void navigate({
      to: '/admin/users',
      search: { ...search, page: undefined, ...next },
      replace: true,
      resetScroll: false,
    })
  const keys = useListKeys({
    searchId,
    hasRows,
    onShowAll: q === '' ? undefined : () => void navigate({ to: '/admin/users', search: {}, replace: true }),
  })
  return (
    <Screen
      title={<Trans>Customers</Trans>}
      meta={hasRows && q === '' && formatNumber(total, language)}
      shortcuts={keys}
      note={<Trans>Spent: prices of accepted orders of the last 3 years</Trans>}
    >
      <ListHead
        searchId={searchId}
        label={t`Name, e-mail or phone`}
        q={q}
        onSearch={(text) => go({ q: text === '' ? undefined : text })}
        onDown={() => focusRow(1)}
        found={
          found !== undefined &&
          query.isSuccess &&
          !query.isPlaceholderData && (
            <Plural value={found} one="# customer found" other="# customers found" />
          )
        }
        mostFound={found !== undefined && found >= mostFound ? mostFound : undefined}
      />
      <ListBody
        query={query}
        waiting={<TableWaiting widths={['w-32', 'grow', 'w-32', 'w-20', 'w-32']} />}
        failed={<Trans>Customers did not load.</Trans>}
        none={rows && rows.length === 0 && <NoCustomers q={q} isPastEnd={total > 0 && page > 1} />}
      >
        {hasRows && (
          <>
            <CustomersTable rows={rows} />
            <CustomersCards rows={rows} />
            <Pager page={page} pageSize={pageSize} total={total} label={t`Customers`} />
          </>
        )}
      </ListBody>
    </Screen>
  )
}

function NoCustomers({ q, isPastEnd }: { q: string; isPastEnd: boolean }) {
  if (isPastEnd)
    return (
      <Empty title={<Trans>This page is empty</Trans>} why={<Trans>The list is shorter than that.</Trans>}>
        <AdminLinkButton to="/admin/users" search={q === '' ? {} : { q }}>
          <Trans>To the first page</Trans>
        </AdminLinkButton>
      </Empty>
    )
  if (q === '')
    return (
      <Empty
        title={<Trans>There are no customers yet</Trans>}
        why={<Trans>Whoever registers on the site appears here.</Trans>}
      />
    )
  return (
    <Empty
      title={<Trans>No customer was found for “{q}”</Trans>}
      why={<Trans>Names, e-mails and phones were searched.</Trans>}
    >
      <AdminLinkButton to="/admin/users">
        <Trans>Show all customers</Trans>
      </AdminLinkButton>
    </Empty>
  )
}
