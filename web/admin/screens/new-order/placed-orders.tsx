import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { type Language, languages } from '../../../../src/lib/languages.ts'
import { referenceOf } from '../../../../src/lib/reference.ts'
import { useApi, useClient } from '../../../lib/api.ts'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminButton, buttonLook } from '../../../ui/admin/button.tsx'
import { ChatIcon, CheckIcon, EmailIcon } from '../../../ui/admin/icons.tsx'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { SectionFailed } from '../../../ui/admin/section-failed.tsx'
import { Segments } from '../../../ui/admin/segments.tsx'
import { Reference } from '../../../ui/reference.tsx'
import { ChoicesLine } from '../../kit/orders/order-choices.tsx'
import { ItemLabel } from '../../kit/orders/order-labels.tsx'
import { orderQuery } from '../../kit/orders/queries.ts'
import { withText } from '../../kit/orders/use-whatsapp.ts'
import { phoneLinks } from '../../kit/phone-links.ts'
import type { Placed } from './use-new-order.ts'

type Made = { id: number; url: string }

const subjects: Record<Language, string> = {
  az: 'Sifarişləriniz',
  ru: 'Ваши заказы',
  en: 'Your orders',
}

/** After placing: each order with its secret link, shown only now, to be sent by WhatsApp, by mail, or copied. */
export function PlacedOrders({ placed, onNext }: { placed: Placed; onNext: () => void }) {
  const { customer, orders } = placed
  const query = useLinks(orders)
  const name = `${customer.name} ${customer.surname}`.trim()
  return (
    <section className="max-w-180 border-key border-t-2 border-b border-b-line2 bg-paper px-5 py-4">
      <h2 className="admin-h2" tabIndex={-1} ref={(heading) => heading?.focus()}>
        <Plural value={orders.length} one="# order is placed" other="# orders are placed" /> · {name}
      </h2>
      <ul className="mt-3 border-line2 border-t">
        {orders.map((id) => {
          const url = query.data?.find((made) => made.id === id)?.url
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line2 border-b py-2">
              <Link
                to="/admin/ordersadmin/$id"
                params={{ id: String(id) }}
                className="inline-flex min-h-6 items-center font-semibold underline-offset-4 hover:underline pointer-coarse:min-h-11"
              >
                <Reference id={id} />
              </Link>
              <PlacedJob id={id} />
              {url && <code className="w-full text-t2 wrap-anywhere">{url}</code>}
            </li>
          )
        })}
      </ul>
      {query.isError ? (
        <div className="mt-4">
          <SectionFailed onRetry={() => void query.refetch()} busy={query.isFetching}>
            <Trans>The orders are placed, but their links were not made.</Trans>
          </SectionFailed>
        </div>
      ) : (
        query.data && <SendLinks placed={placed} made={query.data} />
      )}
      <p className="mt-5">
        <AdminButton onClick={onNext}>
          <Trans>Take the next order</Trans> <KeyCap>A</KeyCap>
        </AdminButton>
      </p>
    </section>
  )
}

/** What is to be made, and what was chosen, to be read to the customer once more. */
function PlacedJob({ id }: { id: number }) {
  const language = useLanguage()
  const { data: order } = useQuery(orderQuery(useApi(), id))
  if (!order) return null
  return (
    <span className="min-w-0 wrap-anywhere">
      <ItemLabel order={order} />,{' '}
      <span className="whitespace-nowrap">
        <Trans>{formatNumber(order.count, language)} pcs</Trans>
      </span>
      <ChoicesLine order={order} className="admin-meta text-t2" />
    </span>
  )
}

function SendLinks({ placed, made }: { placed: Placed; made: readonly Made[] }) {
  const { t } = useLingui()
  const [isCopied, setCopied] = useState(false)
  const { customer, orders } = placed
  const { data } = useQuery(orderQuery(useApi(), orders[0] ?? 0))
  const [asked, setAsked] = useState<Language | null>(null)
  const language = asked ?? data?.customer?.language ?? 'az'
  const written = useTexts(orders, language)
  const { whatsApp } = phoneLinks(customer.phoneNumber)
  const texts = [
    ...written.slice(0, 1).map(({ greeting }) => greeting),
    ...made.map(({ id, url }) => {
      const text = written.find((one) => one.id === id)?.text ?? referenceOf(id, language)
      return `${text}\n${url}`
    }),
  ].join('\n')
  const copy = () =>
    void navigator.clipboard?.writeText(texts).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      <div className="mb-1 w-full">
        <div className="flex flex-wrap items-end justify-between gap-3 pb-2">
          <h3 className="font-semibold">
            <Trans>What the customer reads</Trans>
          </h3>
          <Segments
            legend={<Trans>Language</Trans>}
            isLegendHidden
            values={languages}
            chosen={language}
            label={(one) => one.toUpperCase()}
            onChoose={setAsked}
          />
        </div>
        <p
          lang={language}
          className="whitespace-pre-line border border-line2 bg-sheet px-3.5 py-3 wrap-anywhere"
        >
          {texts}
        </p>
      </div>
      {whatsApp && (
        <a
          href={withText(whatsApp, [texts])}
          target="_blank"
          rel="noreferrer"
          className={buttonLook({ variant: 'primary' })}
        >
          <ChatIcon />
          <Trans>Send by WhatsApp</Trans>
        </a>
      )}
      {customer.email !== '' && (
        <a
          href={`mailto:${customer.email}?subject=${encodeURIComponent(subjects[language])}&body=${encodeURIComponent(texts)}`}
          className={buttonLook({})}
        >
          <EmailIcon />
          <Trans>Send by e-mail</Trans>
        </a>
      )}
      <AdminButton onClick={copy}>
        {isCopied && <CheckIcon />}
        {isCopied ? <Trans>Copied</Trans> : <Trans>Copy the links</Trans>}
      </AdminButton>
      <p className="admin-meta w-full text-t3">
        <Trans>The links are shown only now; new ones can be made on the order’s page.</Trans>
      </p>
      <p role="status" className="sr-only">
        {isCopied && t`The links are copied`}
      </p>
    </div>
  )
}

/** What stands with each order, in the customer's language or the one that was chosen. */
function useTexts(orders: readonly number[], textLanguage: Language) {
  const api = useApi()
  return useQueries({
    queries: orders.map((id) => ({
      ...api.orders.whatsApp.queryOptions({ id, textLanguage }),
      placeholderData: keepPreviousData,
    })),
    combine: (queries) =>
      queries.flatMap(({ data }, index) => (data ? [{ ...data, id: orders[index] }] : [])),
  })
}

/** A link of each order, made once; those that were made stay when a later one fails. */
function useLinks(orders: readonly number[]) {
  const client = useClient()
  const [made] = useState(() => new Map<number, string>())
  return useQuery({
    queryKey: ['links of placed orders', orders],
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    queryFn: async (): Promise<Made[]> => {
      for (const id of orders)
        if (!made.has(id)) made.set(id, (await client.orderLinks.create.mutate({ id })).url)
      return orders.map((id) => ({ id, url: made.get(id) ?? '' }))
    },
  })
}
