import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../lib/api.ts'
import { useHydrated, useUser } from '../../../lib/session.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Money } from '../../../ui/money.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { AccountAside } from '../../kit/account/account-aside.tsx'
import { SignedOut, useEndedSession } from '../../kit/account/signed-out.tsx'
import { Companies } from '../../kit/documents/companies.tsx'
import { DocumentList } from '../../kit/documents/document-list.tsx'
import { ownMoneyQuery } from '../../kit/money/money-parts.ts'
import { Page } from '../../kit/page.tsx'
import { OpenRequests } from './open-requests.tsx'
import { PaidList } from './paid-list.tsx'
import { PayDocket } from './pay-docket.tsx'
import { openRequests } from './requests.ts'

/** What a customer owes, has paid and got back. */
export function PaymentsScreen() {
  const user = useUser()
  const hydrated = useHydrated()
  return (
    <Page title={<Trans>My payments</Trans>}>
      {user ? (
        <div className="grid gap-x-6 gap-y-14 lg:grid-cols-[minmax(0,318fr)_minmax(0,1002fr)]">
          <div className="min-w-0 lg:order-2">
            <OwnPayments />
          </div>
          <AccountAside below={<Balance />} />
        </div>
      ) : (
        hydrated && <SignedOut title={<Trans>Log in to see your payments.</Trans>} />
      )}
    </Page>
  )
}

function OwnPayments() {
  const { data, error, isPending, refetch } = useQuery(ownMoneyQuery({ api: useApi() }))
  useEndedSession(error)
  if (isPending) return <Skeleton className="h-65 max-md:-mx-5 md:h-74" />
  if (!data)
    return (
      <EmptyState title={<Trans>The payments could not be loaded.</Trans>}>
        <Button onClick={() => void refetch()}>
          <Trans>Try again</Trans>
        </Button>
      </EmptyState>
    )
  const open = openRequests(data.requests)
  const [first] = open
  return (
    <div className="flex flex-col gap-14">
      {first ? (
        <PayDocket request={first} />
      ) : (
        <p className="type-d3 border-key border-y py-8">
          <Trans>There is nothing to pay</Trans>
        </p>
      )}
      {open.length > 0 && <OpenRequests requests={open} />}
      <PaidList payments={data.payments} />
      <OwnDocuments />
      <Companies />
    </div>
  )
}

/** Invoices, acts and other documents, the newest first. */
function OwnDocuments() {
  const { data, isError, refetch } = useQuery(useApi().documents.own.queryOptions())
  return (
    <section aria-labelledby="own-documents" className="border-key border-t pt-5">
      <h2 id="own-documents" className="type-d3 pb-4">
        <Trans>Documents</Trans>
      </h2>
      {isError && (
        <Button variant="secondary" size="small" onClick={() => void refetch()}>
          <Trans>Try again</Trans>
        </Button>
      )}
      {data?.length === 0 && (
        <p className="text-grey">
          <Trans>Invoices and acts of your orders stand here once they are issued.</Trans>
        </p>
      )}
      {data && data.length > 0 && <DocumentList documents={data} />}
    </section>
  )
}

/** What was paid and is for no order yet; nothing at 0. */
function Balance() {
  const { data } = useQuery(ownMoneyQuery({ api: useApi() }))
  if (!data || data.balance <= 0) return null
  return (
    <section aria-labelledby="own-balance">
      <h2 id="own-balance" className="type-label text-[14px]! text-grey">
        <Trans>Balance</Trans>
      </h2>
      <p className="type-money text-[40px] leading-12!">
        <Money azn={data.balance} />
      </p>
      <p className="type-small pt-1">
        <Trans>Paid, and for no order yet. Tell us which order it is for, or that you want it back.</Trans>
      </p>
    </section>
  )
}
