import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { ChatIcon } from '../../../ui/admin/icons.tsx'
import { Money } from '../../../ui/money.tsx'
import { phoneLinks } from '../../kit/phone-links.ts'
import type { CustomerRow } from './queries.ts'

export const nameOf = ({ name, surname }: Pick<CustomerRow, 'name' | 'surname'>) =>
  `${name} ${surname}`.trim()

export const customerLink =
  'relative z-[1] inline-flex min-h-6 items-center gap-1.5 underline-offset-4 hover:underline pointer-coarse:min-h-11'

type NameLinkProps = { customer: CustomerRow; className: string; children: ReactNode }

export const NameLink = ({ customer, className, children }: NameLinkProps) => (
  <Link data-row="" to="/admin/users/$id" params={{ id: String(customer.id) }} className={className}>
    {children}
  </Link>
)

export const Spent = ({ customer }: { customer: CustomerRow }) =>
  customer.budget > 0 ? <Money azn={customer.budget} /> : <span className="text-t3">—</span>

export function Phones({ customer }: { customer: CustomerRow }) {
  if (customer.phoneNumber === '') return <span className="text-t3">—</span>
  const phone = phoneLinks(customer.phoneNumber)
  return (
    <span className="flex items-center gap-x-3">
      <a href={phone.call} className={classNames(customerLink, 'tabular-nums')}>
        {phone.shown}
      </a>
      {phone.whatsApp && (
        <a
          href={phone.whatsApp}
          target="_blank"
          rel="noreferrer"
          aria-label={`WhatsApp: ${nameOf(customer)}`}
          title="WhatsApp"
          className={classNames(customerLink, 'min-w-6 justify-center text-t2 pointer-coarse:min-w-11')}
        >
          <ChatIcon />
        </a>
      )}
    </span>
  )
}
