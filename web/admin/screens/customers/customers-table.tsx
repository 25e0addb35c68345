import { msg } from '@lingui/core/macro'
import { DataTable, rowLink } from '../../../ui/admin/data-table.tsx'
import { columnHelper, useDataTable } from '../../../ui/admin/use-data-table.ts'
import { EmailLink } from '../../kit/email-link.tsx'
import { CustomerActions } from './customer-actions.tsx'
import { NameLink, nameOf, Phones, Spent } from './customer-parts.tsx'
import type { CustomerRow } from './queries.ts'
import { StandingLabel } from './standing-label.tsx'
import { useStanding } from './use-standing.ts'

const column = columnHelper<CustomerRow>()
const columns = column.columns([
  column.accessor(nameOf, {
    id: 'name',
    cell: ({ row: { original: customer }, getValue }) => (
      <>
        <NameLink customer={customer} className={rowLink}>
          <strong className="font-semibold">{getValue()}</strong>
        </NameLink>
        <span className="admin-meta block truncate text-t3 xl:hidden">{customer.email}</span>
      </>
    ),
    meta: {
      name: msg`Customer`,
      cellClassName: 'truncate max-xl:w-full max-xl:max-w-0 xl:max-w-60',
    },
  }),
  column.accessor('email', {
    cell: ({ getValue }) => <EmailLink email={getValue()} />,
    meta: { name: msg`E-mail`, className: 'max-xl:hidden', cellClassName: 'w-full max-w-0 truncate' },
  }),
  column.accessor('phoneNumber', {
    cell: ({ row }) => <Phones customer={row.original} />,
    meta: { name: msg`Phone`, cellClassName: 'whitespace-nowrap' },
  }),
  column.accessor('budget', {
    cell: ({ row }) => <Spent customer={row.original} />,
    meta: { name: msg`Spent in 3 years`, isNumber: true },
  }),
  column.display({
    id: 'standing',
    cell: ({ row }) => <Standing budget={row.original.budget} />,
    meta: { name: msg`Discount`, className: 'lg:pl-6', cellClassName: 'min-w-34 lg:whitespace-nowrap' },
  }),
])

/** A row leads to the customer's page. */
export function CustomersTable({ rows }: { rows: readonly CustomerRow[] }) {
  const visibility = { standing: useStanding() !== undefined }
  return (
    <DataTable
      table={useDataTable({ columns, data: rows, visibility })}
      className="max-md:hidden"
      actions={(customer) => <CustomerActions customer={customer} />}
    />
  )
}

function Standing({ budget }: { budget: number }) {
  const standingOf = useStanding()
  return standingOf && <StandingLabel standing={standingOf(budget)} />
}
