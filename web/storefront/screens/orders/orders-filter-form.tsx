import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { isOpen, type OrderStatus, orderStatusNames } from '../../../../src/domains/order-status/statuses.ts'
import { bakuDay } from '../../../../src/lib/days.ts'
import { foldLetters } from '../../../../src/lib/text-folding.ts'
import { classNames } from '../../../lib/class-names.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select, TextInput } from '../../../ui/inputs.tsx'
import { statusName } from '../../kit/orders/order-parts.ts'
import type { MyOrder } from './order-labels.tsx'
import { type OrdersFilter, ordersSearch } from './orders-search.ts'

const route = getRouteApi('/_storefront/myorder')

/**
 * Search, status and days of the customer's orders, kept in the address; on phones everything but the search is
 * folded.
 */
export function OrdersFilterForm() {
  const { t } = useLingui()
  const language = useLanguage()
  const search = route.useSearch()
  const { q = '', from = '', to = '' } = search
  const status = toStatusChoice(search.status) ?? ''
  const navigate = route.useNavigate()
  const [open, setOpen] = useState(status !== '' || from !== '' || to !== '')
  const [typed, setTyped] = useState(q)
  const sent = useRef(q)
  useEffect(() => {
    // The value was changed from elsewhere, not by typing.
    if (q === sent.current) return
    sent.current = q
    setTyped(q)
  }, [q])
  const set = (change: OrdersFilter) =>
    void navigate({
      search: ({ page: _, ...before }) => ordersSearch({ ...before, ...change }),
      replace: true,
      resetScroll: false,
    })
  return (
    <search>
      <form
        aria-label={t`My orders`}
        onSubmit={(event) => event.preventDefault()}
        className="grid gap-x-3 gap-y-4 pb-7 print:hidden md:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_minmax(0,210px)_170px_170px]"
      >
        <div className="flex items-end gap-3">
          <Field label={<Trans>Search in my orders</Trans>} className="min-w-0 grow">
            <TextInput
              type="search"
              name="q"
              autoComplete="off"
              maxLength={200}
              placeholder={t`Number, product or comment`}
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value)
                sent.current = target.value.trim()
                set({ q: target.value })
              }}
            />
          </Field>
          <Button
            variant="secondary"
            size="small"
            aria-expanded={open}
            aria-controls="orders-filter"
            className="min-h-12 md:hidden"
            onClick={() => setOpen(!open)}
          >
            <Trans>Filter</Trans>
          </Button>
        </div>
        <div
          id="orders-filter"
          className={classNames('grid grid-cols-2 gap-3 md:contents', !open && 'max-md:hidden')}
        >
          <Field label={<Trans>Status</Trans>} className="max-md:col-span-2">
            <Select name="status" value={status} onChange={({ target }) => set({ status: target.value })}>
              <option value="">{t`All`}</option>
              <option value="open">{t`Under way`}</option>
              {orderStatusNames.map((name) => (
                <option key={name} value={name}>
                  {statusName(name, language)}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={<Trans>From day</Trans>}>
            <TextInput
              type="date"
              name="from"
              max={to || undefined}
              value={from}
              onChange={({ target }) => set({ from: target.value })}
            />
          </Field>
          <Field label={<Trans>To day</Trans>}>
            <TextInput
              type="date"
              name="to"
              min={from || undefined}
              value={to}
              onChange={({ target }) => set({ to: target.value })}
            />
          </Field>
        </div>
      </form>
    </search>
  )
}

/** `open` stands for all open orders. */
type StatusChoice = OrderStatus | 'open'

/** The status in an address; undefined for an unknown one. */
const toStatusChoice = (status: string | undefined): StatusChoice | undefined =>
  status === 'open' ? status : orderStatusNames.find((name) => name === status)

export const isFiltered = ({ q, status, from, to }: OrdersFilter): boolean =>
  [q, toStatusChoice(status), from, to].some((part) => part !== undefined)

type Names = { name: string; name_ru: string; name_en: string }
const namesOf = ({ name, name_ru, name_en }: Names) => [name, name_ru, name_en]

/** The orders that pass a filter, in their order; each searched word must occur in an order. */
export function filterOrders(orders: readonly MyOrder[], filter: OrdersFilter): MyOrder[] {
  const { q = '', from, to } = filter
  const status = toStatusChoice(filter.status)
  const words = foldLetters(q.replaceAll(/№|\bno\.(?=\s*\d)/gi, ' '))
    .split(/\s+/)
    .filter(Boolean)
  return orders.filter((order) => {
    const day = bakuDay(new Date(order.orderDate)).toISOString().slice(0, 10)
    return (
      (status === undefined || (status === 'open' ? isOpen(order.status) : order.status === status)) &&
      (from === undefined || day >= from) &&
      (to === undefined || day <= to) &&
      holds(order, words)
    )
  })
}

function holds(order: MyOrder, words: readonly string[]): boolean {
  if (words.length === 0) return true
  const { id, service, serviceType, comment } = order
  const texts = [String(id), ...namesOf(service), ...(serviceType ? namesOf(serviceType) : []), comment]
  const folded = foldLetters(texts.join('\n'))
  return words.every((word) => folded.includes(word))
}
