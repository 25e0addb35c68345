import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { Money } from '../../../ui/money.tsx'
import { ChatIcon } from '../../../ui/office/icons.tsx'
import { headCell } from '../../../ui/office/table-head.tsx'
import { useFrame } from '../frame-context.ts'
import { mayOpen } from '../menu.ts'
import { phoneLinks } from '../new-orders/phone-links.ts'
import type { CustomerRow } from './queries.ts'
import type { Standing } from './standing.ts'
import { StandingWords } from './standing-words.tsx'

export type CustomersListProps = {
  rows: readonly CustomerRow[]
  /** Undefined without the permission area of discounts, or before they are there. */
  standingOf: ((budget: number) => Standing) | undefined
}

const nameOf = ({ name, surname }: CustomerRow) => `${name} ${surname}`.trim()

const link =
  'relative z-[1] inline-flex min-h-6 items-center gap-1.5 underline-offset-4 hover:underline pointer-coarse:min-h-11'

/** A row leads to the customer's orders, for who may see orders. */
export function CustomersTable({ rows, standingOf }: CustomersListProps) {
  return (
    <table className="w-full bg-paper max-office:hidden">
      <thead>
        <tr className="text-left">
          <th scope="col" className={headCell}>
            <Trans>Customer</Trans>
          </th>
          <th scope="col" className={classNames(headCell, 'max-xl:hidden')}>
            <Trans>E-mail</Trans>
          </th>
          <th scope="col" className={headCell}>
            <Trans>Phone</Trans>
          </th>
          <th scope="col" className={`${headCell} text-right`}>
            <Trans>Spent in 3 years</Trans>
          </th>
          {standingOf && (
            <th scope="col" className={classNames(headCell, 'pl-6')}>
              <Trans>Discount</Trans>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((customer) => (
          <Row key={customer.id} customer={customer} standingOf={standingOf} />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = { customer: CustomerRow; standingOf: CustomersListProps['standingOf'] }

function Row({ customer, standingOf }: RowProps) {
  const cell = 'px-2.5 py-1.5'
  return (
    <tr className="relative border-line1 border-b last:border-line2 focus-within:bg-cyan-ground focus-within:shadow-[inset_3px_0_0_var(--cyan)] hover:bg-sheet focus-within:hover:bg-cyan-ground">
      <td className={`${cell} truncate pl-3.5 max-xl:w-full max-xl:max-w-0 xl:max-w-60`}>
        <NameLink
          customer={customer}
          className="after:absolute after:inset-0 outline-none! focus-visible:after:outline-2 focus-visible:after:-outline-offset-1 focus-visible:after:outline-cyan"
        >
          <strong className="font-semibold">{nameOf(customer)}</strong>
        </NameLink>
        <span className="office-meta block truncate text-t3 xl:hidden">{customer.email}</span>
      </td>
      <td className={`${cell} w-full max-w-0 truncate max-xl:hidden`}>
        <a
          href={`mailto:${customer.email}`}
          className="relative z-[1] text-t2 underline-offset-4 hover:underline"
        >
          {customer.email}
        </a>
      </td>
      <td className={`${cell} whitespace-nowrap`}>
        <Phones customer={customer} />
      </td>
      <td className={`${cell} text-right`}>
        <Spent customer={customer} />
      </td>
      {standingOf && (
        <td className={`${cell} whitespace-nowrap pl-6`}>
          <StandingWords standing={standingOf(customer.budget)} />
        </td>
      )}
    </tr>
  )
}

/** The table of narrow screens. */
export const CustomersCards = ({ rows, standingOf }: CustomersListProps) => (
  <ul className="border-key border-t-2 bg-paper office:hidden">
    {rows.map((customer) => (
      <li key={customer.id} className="border-line1 border-b px-3 py-2.5 last:border-line2">
        <p className="flex justify-between gap-4 font-semibold">
          <NameLink customer={customer} className={classNames(link, 'min-h-11! min-w-0')}>
            <span className="truncate">{nameOf(customer)}</span>
          </NameLink>
          <span className="py-3">
            <Spent customer={customer} />
          </span>
        </p>
        <p className="truncate text-t3">{customer.email}</p>
        {standingOf && (
          <p>
            <StandingWords standing={standingOf(customer.budget)} />
          </p>
        )}
        <Phones customer={customer} />
      </li>
    ))}
  </ul>
)

type NameLinkProps = { customer: CustomerRow; className: string; children: ReactNode }

function NameLink({ customer, className, children }: NameLinkProps) {
  const { user } = useFrame()
  if (!mayOpen(user, 'orders')) return children
  return (
    <Link
      data-row=""
      to="/admin/ordersadmin"
      search={{ q: customer.phoneNumber || nameOf(customer) }}
      className={className}
    >
      {children}
    </Link>
  )
}

const Spent = ({ customer }: { customer: CustomerRow }) =>
  customer.budget > 0 ? <Money azn={customer.budget} /> : <span className="text-t3">—</span>

function Phones({ customer }: { customer: CustomerRow }) {
  if (customer.phoneNumber === '') return <span className="text-t3">—</span>
  const phone = phoneLinks(customer.phoneNumber)
  return (
    <span className="flex items-center gap-x-3">
      <a href={phone.call} className={classNames(link, 'tabular-nums')}>
        {phone.shown}
      </a>
      {phone.whatsApp && (
        <a
          href={phone.whatsApp}
          target="_blank"
          rel="noreferrer"
          aria-label={`WhatsApp: ${nameOf(customer)}`}
          title="WhatsApp"
          className={classNames(link, 'min-w-6 justify-center text-t2 pointer-coarse:min-w-11')}
        >
          <ChatIcon />
        </a>
      )}
    </span>
  )
}
