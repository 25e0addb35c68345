import { Trans, useLingui } from '@lingui/react/macro'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { errorCode, useApi } from '../../../lib/api.ts'
import { AdminButton, AdminLinkButton, buttonLook } from '../../../ui/admin/button.tsx'
import { Empty } from '../../../ui/admin/empty.tsx'
import { ChatIcon, PlusIcon } from '../../../ui/admin/icons.tsx'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { SectionFailed } from '../../../ui/admin/section-failed.tsx'
import { TableWaiting } from '../../../ui/admin/table-waiting.tsx'
import { Reference } from '../../../ui/reference.tsx'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { canOpen } from '../../kit/frame/menu.ts'
import { Screen } from '../../kit/frame/screen.tsx'
import type { Shortcut } from '../../kit/frame/shortcuts.ts'
import { useRowKeys } from '../../kit/lists/use-row-keys.ts'
import { phoneLinks } from '../../kit/phone-links.ts'
import { CustomerCompanies } from './customer-companies.tsx'
import { CustomerFacts } from './customer-facts.tsx'
import { CustomerForm, customerFieldsId } from './customer-form.tsx'
import { CustomerHistory } from './customer-history.tsx'
import { CustomerOrders } from './customer-orders.tsx'
import { nameOf } from './customer-parts.tsx'
import { CustomerRequests } from './customer-requests.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import type { CustomerDetail } from './queries.ts'
import { TwinLine } from './twin-line.tsx'

/** A customer with all that the user's areas show: orders, contact requests, what staff changed. */
export function CustomerScreen() {
  const { id } = useParams({ from: '/admin/users/$id' })
  const navigate = useNavigate()
  const query = useQuery({
    ...useApi().customers.byId.queryOptions({ id: Number(id) }),
    retry: (count, error) => !isMissing(error) && count < 2,
  })
  const isGone = query.isError && isMissing(query.error)
  const customer = isGone ? undefined : query.data
  // The number of a record that was put together with another one leads to it.
  const keptId = customer && String(customer.id) !== id ? String(customer.id) : null
  useEffect(() => {
    if (keptId !== null) void navigate({ to: '/admin/users/$id', params: { id: keptId }, replace: true })
  }, [keptId, navigate])
  if (customer && keptId === null) return <Customer key={id} customer={customer} query={query} />
  return (
    <Screen above={<WayBack />} title={<Trans>Customer No. {id}</Trans>}>
      {(query.isPending || keptId !== null) && <TableWaiting widths={['w-24', 'w-64']} />}
      {query.isError && !isGone && (
        <SectionFailed onRetry={() => query.refetch()} busy={query.isFetching}>
          <Trans>The customer did not load.</Trans>
        </SectionFailed>
      )}
      {isGone && <NoSuchCustomer />}
    </Screen>
  )
}

type CustomerProps = {
  customer: CustomerDetail
  query: Pick<UseQueryResult<CustomerDetail>, 'isError' | 'isFetching' | 'refetch'>
}

function Customer({ customer, query }: CustomerProps) {
  const { id } = customer
  const { user } = useFrame()
  const navigate = useNavigate()
  const rowKeys = useRowKeys()
  /** The record to be put together with this one; null where it is still to be found. */
  const [merging, setMerging] = useState<{ otherId: number | null }>()
  const seesOrders = canOpen(user, 'orders')
  const { whatsApp } = phoneLinks(customer.phoneNumber)
  const keys = useCustomerKeys({
    whatsApp,
    onOrder: seesOrders
      ? () => void navigate({ to: '/admin/new-order', search: { customer: id } })
      : undefined,
    onMerge: seesOrders ? () => setMerging({ otherId: null }) : undefined,
  })
  const toList = () => void navigate({ to: '/admin/users', replace: true })
  return (
    <Screen
      above={<WayBack />}
      title={<span className="wrap-anywhere">{nameOf(customer)}</span>}
      meta={<Reference id={id} />}
      actions={
        <>
          {seesOrders && (
            <AdminButton onClick={() => setMerging({ otherId: null })}>
              <Trans>Put together…</Trans> <KeyCap>M</KeyCap>
            </AdminButton>
          )}
          {whatsApp && (
            <a href={whatsApp} target="_blank" rel="noreferrer" className={buttonLook({})}>
              <ChatIcon /> WhatsApp <KeyCap>W</KeyCap>
            </a>
          )}
          {seesOrders && (
            <AdminLinkButton to="/admin/new-order" search={{ customer: id }} variant="primary">
              <PlusIcon /> <Trans>New order</Trans> <KeyCap inverse>O</KeyCap>
            </AdminLinkButton>
          )}
        </>
      }
      shortcuts={[...keys, ...(seesOrders ? rowKeys : [])]}
    >
      {query.isError && (
        <div className="mb-4">
          <SectionFailed onRetry={() => query.refetch()} busy={query.isFetching}>
            <Trans>The customer’s data could not be refreshed.</Trans>
          </SectionFailed>
        </div>
      )}
      <TwinLine
        customer={customer}
        onCompare={seesOrders ? (otherId) => setMerging({ otherId }) : undefined}
      />
      <div className="grid items-start gap-x-7 gap-y-8 min-[1400px]:grid-cols-[minmax(0,1fr)_340px]">
        <CustomerForm customer={customer} />
        <div className="min-w-0 min-[1400px]:col-start-2 min-[1400px]:row-span-2 min-[1400px]:row-start-1">
          <CustomerFacts customer={customer} onErased={toList} />
        </div>
        <div className="grid min-w-0 gap-8">
          {seesOrders && <CustomerCompanies appUserId={id} />}
          {seesOrders && <CustomerOrders customer={customer} />}
          {canOpen(user, 'contact') && customer.phoneNumber !== '' && (
            <CustomerRequests phoneNumber={customer.phoneNumber} />
          )}
          {canOpen(user, 'staff') && <CustomerHistory id={id} />}
        </div>
      </div>
      {merging && (
        <MergeDialog
          customer={customer}
          otherId={merging.otherId}
          onClose={() => setMerging(undefined)}
          onMerged={(keptId) => {
            setMerging(undefined)
            void navigate({ to: '/admin/users/$id', params: { id: String(keptId) }, replace: true })
          }}
        />
      )}
    </Screen>
  )
}

type CustomerActs = {
  whatsApp: string | null
  onOrder: (() => void) | undefined
  onMerge: (() => void) | undefined
}

/** Esc back to the list, E the fields, M put together, O a new order, W WhatsApp. */
function useCustomerKeys({ whatsApp, onOrder, onMerge }: CustomerActs): Shortcut[] {
  const { t } = useLingui()
  const navigate = useNavigate()
  const key = (name: string, label: string, act: () => void): Shortcut => ({
    keys: [name],
    caps: [name.toUpperCase()],
    label,
    act,
  })
  const edit = () => document.querySelector<HTMLElement>(`#${customerFieldsId} input`)?.focus()
  return [
    {
      keys: ['Escape'],
      caps: ['Esc'],
      label: t`to the list`,
      act: () => void navigate({ to: '/admin/users' }),
    },
    key('e', t`edit`, edit),
    ...(onMerge ? [key('m', t`put together`, onMerge)] : []),
    ...(onOrder ? [key('o', t`new order`, onOrder)] : []),
    ...(whatsApp ? [key('w', 'WhatsApp', () => void window.open(whatsApp, '_blank', 'noopener'))] : []),
  ]
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
