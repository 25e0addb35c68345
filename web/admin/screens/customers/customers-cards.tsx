import { classNames } from '../../../lib/class-names.ts'
import { CustomerActions } from './customer-actions.tsx'
import { customerLink, NameLink, nameOf, Phones, Spent } from './customer-parts.tsx'
import type { CustomerRow } from './queries.ts'
import { StandingLabel } from './standing-label.tsx'
import { useStanding } from './use-standing.ts'

/** The table of narrow screens. */
export function CustomersCards({ rows }: { rows: readonly CustomerRow[] }) {
  const standingOf = useStanding()
  return (
    <ul className="border-key border-t-2 bg-paper md:hidden">
      {rows.map((customer) => (
        <li key={customer.id} className="border-line1 border-b px-3 py-2.5 last:border-line2">
          <p className="flex justify-between gap-4 font-semibold">
            <NameLink customer={customer} className={classNames(customerLink, 'min-h-11! min-w-0')}>
              <span className="truncate">{nameOf(customer)}</span>
            </NameLink>
            <span className="py-3">
              <Spent customer={customer} />
            </span>
          </p>
          <p className="truncate text-t3">{customer.email}</p>
          {standingOf && (
            <p>
              <StandingLabel standing={standingOf(customer.budget)} />
            </p>
          )}
          <div className="flex items-center justify-between gap-4">
            <Phones customer={customer} />
            <CustomerActions customer={customer} />
          </div>
        </li>
      ))}
    </ul>
  )
}
