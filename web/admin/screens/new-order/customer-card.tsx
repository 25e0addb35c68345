import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatPercent } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { Mark } from '../../../ui/admin/mark.tsx'
import { Money } from '../../../ui/money.tsx'
import { phoneLinks } from '../../kit/phone-links.ts'
import { Initials } from './initials.tsx'
import type { ChosenCustomer } from './order-draft.ts'

/** The id of the card, which takes the focus once its customer is chosen. */
export const customerCardId = 'customer-card'

type CustomerCardProps = { customer: ChosenCustomer; way: ReactNode; onChange: () => void }

/** The customer whom the orders are taken from. */
export function CustomerCard({ customer, way, onChange }: CustomerCardProps) {
  const language = useLanguage()
  const { name, surname, phoneNumber, email, orders, budget, percentage } = customer
  return (
    <section
      id={customerCardId}
      tabIndex={-1}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-key border-t-2 border-b border-b-line2 bg-paper px-3.5 py-3 outline-offset-[-2px]!"
    >
      <Initials of={customer} />
      <div className="min-w-0 grow basis-72">
        <h2 className="admin-h2 wrap-anywhere">{`${name} ${surname}`.trim()}</h2>
        <p className="flex flex-wrap gap-x-4 text-t2 tabular-nums">
          {[phoneLinks(phoneNumber).shown, email].filter(Boolean).map((one) => (
            <span key={one} className="wrap-anywhere">
              {one}
            </span>
          ))}
          <span>
            <Plural value={orders} one="# order" other="# orders" />, <Trans>in 3 years</Trans>{' '}
            <Money azn={budget} />
          </span>
          {percentage > 0 && (
            <Mark kind="ok">
              <Trans>discount {formatPercent(percentage, language)}</Trans>
            </Mark>
          )}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {way}
        <AdminButton onClick={onChange}>
          <Trans>Change</Trans> <KeyCap>C</KeyCap>
        </AdminButton>
      </div>
    </section>
  )
}
