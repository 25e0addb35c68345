import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { formatDate } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Mark } from '../../../ui/admin/mark.tsx'
import { EmailText } from '../../../ui/email-text.tsx'
import { languageNames } from '../../../ui/language-names.ts'
import { customerLink, Phones, Spent } from './customer-parts.tsx'
import type { CustomerDetail } from './queries.ts'
import { StandingLabel } from './standing-label.tsx'
import { useStanding } from './use-standing.ts'

/** How a customer is reached, since when there is an account, and what was spent. */
export function CustomerFacts({ customer }: { customer: CustomerDetail }) {
  const language = useLanguage()
  const standing = useStanding()?.(customer.budget)
  return (
    <section aria-labelledby="customer-facts">
      <h2 id="customer-facts" className="admin-h2 mb-2 leading-6!">
        <Trans>Customer data</Trans>
      </h2>
      <dl className="divide-y divide-line1 border-key border-t-2 border-b border-b-line2 bg-paper">
        <Fact head={<Trans>E-mail</Trans>}>
          {customer.email === '' ? <Trans context="e-mail">not known</Trans> : <Email customer={customer} />}
          {!customer.hasAccount && (
            <p className="admin-meta mt-1 text-t3">
              <Trans>
                No account: added by us. Orders become theirs when they confirm an account with this e-mail.
              </Trans>
            </p>
          )}
        </Fact>
        <Fact head={<Trans>Phone</Trans>}>
          <Phones customer={customer} />
        </Fact>
        <Fact head={<Trans>Registered</Trans>}>{formatDate(customer.registeredAt, language, 'day')}</Fact>
        <Fact head={<Trans>Language of mails</Trans>}>
          <span lang={customer.language}>{languageNames[customer.language]}</span>
        </Fact>
        <Fact head={<Trans>Spent in 3 years</Trans>}>
          <strong className="font-semibold">
            <Spent customer={customer} />
          </strong>
        </Fact>
        {standing && (
          <Fact head={<Trans>Discount</Trans>}>
            <StandingLabel standing={standing} />
          </Fact>
        )}
      </dl>
    </section>
  )
}

const Email = ({ customer }: { customer: CustomerDetail }) => (
  <>
    <a
      href={`mailto:${customer.email}`}
      aria-label={customer.email}
      className={classNames(customerLink, 'mr-2.5 text-cyan-text wrap-anywhere')}
    >
      <EmailText email={customer.email} />
    </a>
    {customer.hasAccount && <Confirmed isConfirmed={customer.emailConfirmed} />}
  </>
)

const Confirmed = ({ isConfirmed }: { isConfirmed: boolean }) =>
  isConfirmed ? (
    <Mark kind="ok">
      <Trans context="e-mail">confirmed</Trans>
    </Mark>
  ) : (
    <>
      <Mark kind="warn">
        <Trans context="e-mail">not confirmed</Trans>
      </Mark>
      <p className="admin-meta mt-1 text-t3">
        <Trans>Mails about orders wait until the address is confirmed.</Trans>
      </p>
    </>
  )

const Fact = ({ head, children }: { head: ReactNode; children: ReactNode }) => (
  <div className="grid grid-cols-[128px_minmax(0,1fr)] items-baseline gap-x-4 px-3.5 py-2">
    <dt className="text-t3">{head}</dt>
    <dd className="min-w-0">{children}</dd>
  </div>
)
