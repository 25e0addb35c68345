import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useApi } from '../../../lib/api.ts'
import { formatDate } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { untilDay } from '../../../lib/until-day.ts'
import { EmailText } from '../../../ui/email-text.tsx'
import { Money } from '../../../ui/money.tsx'
import { Reference } from '../../../ui/reference.tsx'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { canOpen } from '../../kit/frame/menu.ts'
import { phoneLinks } from '../../kit/phone-links.ts'
import { CustomerActions } from './customer-actions.tsx'
import { customerLink, nameOf, Phones, Spent } from './customer-parts.tsx'
import { DiscountLevelLabel } from './discount-level-label.tsx'
import type { CustomerDetail } from './queries.ts'
import { useDiscountLevel } from './use-discount-level.ts'

type CustomerFactsProps = { customer: CustomerDetail; onErased: () => void }

/** One press from a call or an email; since when they are a customer, and what was spent. */
export function CustomerFacts({ customer, onErased }: CustomerFactsProps) {
  const language = useLanguage()
  const { user } = useFrame()
  const level = useDiscountLevel()?.(customer.budget)
  return (
    <div className="grid gap-8">
      <section aria-labelledby="customer-facts">
        <h2 id="customer-facts" className="admin-h2 mb-2 leading-6!">
          <Trans>At a glance</Trans>
        </h2>
        <dl className="divide-y divide-line1 border-key border-t-2 border-b border-b-line2 bg-paper">
          <Fact head={<Trans>Phone</Trans>}>
            <Phones customer={customer} />
          </Fact>
          <Fact head={<Trans>E-mail</Trans>}>
            {customer.email === '' ? (
              <>
                <Trans context="e-mail">not known</Trans>
                <p className="admin-meta mt-1 text-t3">
                  <Trans>No e-mail goes to this customer: call, or write on WhatsApp.</Trans>
                </p>
              </>
            ) : (
              <Email of={customer} />
            )}
            {!customer.hasAccount && customer.email !== '' && (
              <p className="admin-meta mt-1 text-t3">
                <Trans>Orders become theirs when they confirm an account with this e-mail.</Trans>
              </p>
            )}
          </Fact>
          <Fact head={customer.hasAccount ? <Trans>Registered</Trans> : <Trans>Added</Trans>}>
            {formatDate(customer.registeredAt, language, 'day')}
          </Fact>
          <Fact head={<Trans>Spent in 3 years</Trans>}>
            <strong className="font-semibold">
              <Spent customer={customer} />
            </strong>
          </Fact>
          {canOpen(user, 'orders') && <MoneyFacts id={customer.id} />}
          {level && (
            <Fact head={<Trans>Discount</Trans>}>
              <DiscountLevelLabel level={level} />
            </Fact>
          )}
        </dl>
      </section>
      {customer.former.length > 0 && <Former former={customer.former} />}
      <div className="flex flex-wrap gap-2">
        <CustomerActions customer={customer} look="words" onErased={onErased} />
      </div>
    </div>
  )
}

/** What is open, since or until when, and what lies on the balance; nothing where there is neither. */
function MoneyFacts({ id }: { id: number }) {
  const language = useLanguage()
  const { data } = useQuery(useApi().payments.ofCustomer.queryOptions({ id }))
  if (!data) return null
  const open = data.orders.filter(({ left }) => left > 0)
  const late = Math.max(0, ...open.map(({ daysOverdue }) => daysOverdue))
  const [next] = open.flatMap(({ dueOn }) => dueOn ?? []).toSorted()
  return (
    <>
      {data.owed > 0 && (
        <Fact head={<Trans context="money">Open</Trans>}>
          <Link to="/admin/payments" search={{ payer: id }} className={`${customerLink} font-semibold`}>
            <Money azn={data.owed} />
          </Link>
          <p className={late > 0 ? 'admin-meta text-warn' : 'admin-meta text-t3'}>
            <Plural value={open.length} one="# order" other="# orders" />
            {late > 0 ? (
              <>
                , <Plural value={late} one="# day overdue" other="# days overdue" />
              </>
            ) : (
              next && `, ${untilDay(next, language)}`
            )}
          </p>
        </Fact>
      )}
      {data.balance > 0 && (
        <Fact head={<Trans context="money">Balance</Trans>}>
          <Money azn={data.balance} />
        </Fact>
      )}
    </>
  )
}

/** What of the records that were put together with this one wasn't chosen (CUS-11). */
const Former = ({ former }: Pick<CustomerDetail, 'former'>) => (
  <section aria-labelledby="former-records">
    <h2 id="former-records" className="admin-h2 mb-2 leading-6!">
      <Trans>Former records</Trans>
    </h2>
    <ul className="divide-y divide-line1 border-key border-t-2 border-b border-b-line2 bg-paper">
      {former.map((one) => (
        <li key={one.id} className="px-3.5 py-2 wrap-anywhere">
          <Reference id={one.id} /> · {nameOf(one)}
          <span className="block text-t2 tabular-nums">
            {[phoneLinks(one.phoneNumber).shown, one.email].filter(Boolean).join(' · ')}
          </span>
          {one.note !== '' && (
            <span className="mt-1 block border-warn-mark border-l-2 pl-2.5 whitespace-pre-line text-t2">
              {one.note}
            </span>
          )}
        </li>
      ))}
    </ul>
  </section>
)

const Email = ({ of: { email } }: { of: CustomerDetail }) => (
  <a href={`mailto:${email}`} aria-label={email} className={`${customerLink} text-cyan-text wrap-anywhere`}>
    <EmailText email={email} />
  </a>
)

const Fact = ({ head, children }: { head: ReactNode; children: ReactNode }) => (
  <div className="grid grid-cols-[112px_minmax(0,1fr)] items-baseline gap-x-4 px-3.5 py-2">
    <dt className="text-t3">{head}</dt>
    <dd className="min-w-0">{children}</dd>
  </div>
)
