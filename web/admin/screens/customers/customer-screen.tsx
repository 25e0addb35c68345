import { Trans } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { errorCode, useApi } from '../../../lib/api.ts'
import { classNames } from '../../../lib/class-names.ts'
import { formatDate } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminButton, AdminLinkButton } from '../../../ui/admin/button.tsx'
import { Empty } from '../../../ui/admin/empty.tsx'
import { Mark } from '../../../ui/admin/mark.tsx'
import { SectionFailed } from '../../../ui/admin/section-failed.tsx'
import { TableWaiting } from '../../../ui/admin/table-waiting.tsx'
import { EmailText } from '../../../ui/email-text.tsx'
import { languageNames } from '../../../ui/language-names.ts'
import { Reference } from '../../../ui/reference.tsx'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { canOpen } from '../../kit/frame/menu.ts'
import { Screen } from '../../kit/frame/screen.tsx'
import { RecordEntry } from '../../kit/history/record-entry.tsx'
import { useRowKeys } from '../../kit/lists/use-row-keys.ts'
import { CustomerActions } from './customer-actions.tsx'
import { CustomerOrders } from './customer-orders.tsx'
import { customerLink, nameOf, Phones, Spent } from './customer-parts.tsx'
import { DiscountLevelLabel } from './discount-level-label.tsx'
import type { CustomerDetail } from './queries.ts'
import { useDiscountLevel } from './use-discount-level.ts'

/** A customer with all that the user's areas show: orders, contact requests, what staff changed. */
export function CustomerScreen() {
  const { id } = useParams({ from: '/admin/users/$id' })
  const { user } = useFrame()
  const navigate = useNavigate()
  const rowKeys = useRowKeys()
  const query = useQuery({
    ...useApi().customers.byId.queryOptions({ id: Number(id) }),
    retry: (count, error) => !isMissing(error) && count < 2,
  })
  const isGone = query.isError && isMissing(query.error)
  const customer = isGone ? undefined : query.data
  const seesOrders = canOpen(user, 'orders')
  return (
    <Screen
      above={<WayBack />}
      title={
        customer ? (
          <span className="wrap-anywhere">{nameOf(customer)}</span>
        ) : (
          <Trans>Customer No. {id}</Trans>
        )
      }
      meta={customer && <Reference id={id} />}
      actions={
        customer && (
          <CustomerActions
            customer={customer}
            look="words"
            onErased={() => void navigate({ to: '/admin/users', replace: true })}
          />
        )
      }
      shortcuts={seesOrders ? rowKeys : []}
    >
      {query.isPending && <TableWaiting widths={['w-24', 'w-64']} />}
      {query.isError && !isGone && (
        <div className="mb-4">
          <SectionFailed onRetry={() => query.refetch()} busy={query.isFetching}>
            {customer ? (
              <Trans>The customer’s data could not be refreshed.</Trans>
            ) : (
              <Trans>The customer did not load.</Trans>
            )}
          </SectionFailed>
        </div>
      )}
      {isGone && <NoSuchCustomer />}
      {customer && (
        <div className="grid items-start gap-x-7 gap-y-8 min-[1400px]:grid-cols-[340px_minmax(0,1fr)]">
          <CustomerFacts customer={customer} />
          <div className="grid min-w-0 gap-8">
            {seesOrders && <CustomerOrders customer={customer} />}
            {canOpen(user, 'contact') && customer.phoneNumber !== '' && (
              <CustomerRequests phoneNumber={customer.phoneNumber} />
            )}
            {canOpen(user, 'staff') && <CustomerHistory id={customer.id} />}
          </div>
        </div>
      )}
    </Screen>
  )
}

const isMissing = (error: unknown): boolean => ['NOT_FOUND', 'VALIDATION'].includes(errorCode(error) ?? '')

const WayBack = () => (
  <Link
    to="/admin/users"
    className="inline-flex min-h-6 items-center underline-offset-4 hover:underline pointer-coarse:min-h-11"
  >
    <Trans>Customers</Trans>
  </Link>
)

const NoSuchCustomer = () => (
  <Empty
    title={<Trans>There is no such customer</Trans>}
    why={<Trans>The number may have been mistyped, or the customer was erased.</Trans>}
  >
    <AdminLinkButton to="/admin/users">
      <Trans>Show all customers</Trans>
    </AdminLinkButton>
  </Empty>
)

const step = 5

/** What staff have changed of the customer's account, newest first. */
function CustomerHistory({ id }: { id: number }) {
  const [size, setSize] = useState(step)
  const { data, isFetching } = useQuery({
    ...useApi().history.ofRecord.queryOptions({ kind: 'customer', id, pageSize: size }),
    placeholderData: keepPreviousData,
  })
  if (!data || data.items.length === 0) return null
  return (
    <section>
      <h2 className="admin-h2 mb-2 leading-6!">
        <Trans>What staff changed</Trans>
      </h2>
      <ol className="border-key border-t-2 bg-paper px-3.5">
        {data.items.map((entry) => (
          <RecordEntry key={entry.id} entry={entry} />
        ))}
      </ol>
      {data.pagination.totalItems > data.items.length && (
        <AdminButton className="mt-3" busy={isFetching} onClick={() => setSize(size + step * 2)}>
          <Trans>Show earlier changes</Trans>
        </AdminButton>
      )}
    </section>
  )
}

/** How many are shown; the inbox has all of them. */
const max = 5

/** The contact requests with the customer's number; those who leave them aren't signed in. */
function CustomerRequests({ phoneNumber }: { phoneNumber: string }) {
  const language = useLanguage()
  const { data } = useQuery(
    useApi().contactRequests.list.queryOptions({ search: phoneNumber, page: 1, pageSize: max }),
  )
  if (!data || data.items.length === 0) return null
  return (
    <section>
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <h2 className="admin-h2 leading-6!">
          <Trans>Contact requests with this number</Trans>
        </h2>
        <Link
          to="/admin/contact/inbox"
          search={{ show: 'all', q: phoneNumber }}
          className="inline-flex min-h-6 items-center font-medium text-cyan-text underline-offset-4 hover:underline pointer-coarse:min-h-11"
        >
          <Trans>In the inbox</Trans>
        </Link>
      </div>
      <ol className="divide-y divide-line1 border-key border-t-2 border-b border-b-line2 bg-paper">
        {data.items.map((request) => (
          <li key={request.id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-3.5 py-2">
            <time dateTime={request.date} className="text-t3 tabular-nums">
              {formatDate(request.date, language, 'moment')}
            </time>
            <span className="min-w-0 grow font-medium wrap-anywhere">{request.name}</span>
            {request.handled ? (
              <Mark kind="ok">
                <Trans>answered</Trans>
              </Mark>
            ) : (
              <Mark kind="warn">
                <Trans>waits for an answer</Trans>
              </Mark>
            )}
            {request.note !== '' && (
              <p className="w-full border-warn-mark border-l-2 pl-2.5 whitespace-pre-line text-t2 wrap-anywhere">
                {request.note}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** How a customer is reached, since when there is an account, and what was spent. */
function CustomerFacts({ customer }: { customer: CustomerDetail }) {
  const language = useLanguage()
  const level = useDiscountLevel()?.(customer.budget)
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
        <Fact head={<Trans>Language of e-mails</Trans>}>
          <span lang={customer.language}>{languageNames[customer.language]}</span>
        </Fact>
        <Fact head={<Trans>Spent in 3 years</Trans>}>
          <strong className="font-semibold">
            <Spent customer={customer} />
          </strong>
        </Fact>
        {level && (
          <Fact head={<Trans>Discount</Trans>}>
            <DiscountLevelLabel level={level} />
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
        <Trans>E-mails about orders wait until the address is confirmed.</Trans>
      </p>
    </>
  )

const Fact = ({ head, children }: { head: ReactNode; children: ReactNode }) => (
  <div className="grid grid-cols-[128px_minmax(0,1fr)] items-baseline gap-x-4 px-3.5 py-2">
    <dt className="text-t3">{head}</dt>
    <dd className="min-w-0">{children}</dd>
  </div>
)
