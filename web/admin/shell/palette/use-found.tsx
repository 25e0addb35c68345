import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { findAreas } from '../../../../src/domains/overview/find-areas.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { shownPhone } from '../../../../src/lib/phone.ts'
import { useApi } from '../../../lib/api.ts'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { InboxIcon, PeopleIcon } from '../../../ui/admin/icons.tsx'
import { InkStrip } from '../../../ui/admin/ink-strip.tsx'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { canOpen } from '../../kit/frame/menu.ts'
import { screenAddress, useHasScreen } from '../../kit/frame/screen-link.tsx'
import type { Entry, Group } from './entries.ts'
import { matchesWords, type Wanted } from './match-words.ts'
import type { Recent } from './recent.ts'

/** A pause in the typing before the server is asked, ms. */
const pause = 120

/** What the server has found for what is wanted: customers, orders, services, products, projects. */
export function useFound(wanted: Wanted): { groups: Group[]; isAsking: boolean } {
  const { t } = useLingui()
  const language = useLanguage()
  const { user } = useFrame()
  const hasScreen = useHasScreen()
  const text = useLater(wanted.kind === 'action' ? '' : wanted.text)
  const canFind = findAreas.some((area) => canOpen(user, area))
  const query = useQuery({
    ...useApi().overview.find.queryOptions({ text }),
    enabled: canFind && text !== '',
    placeholderData: keepPreviousData,
  })
  const isAsking = canFind && (text !== wanted.text || query.isFetching)
  const found = wanted.text === '' || wanted.kind === 'action' ? undefined : query.data
  if (!found) return { groups: [], isAsking: isAsking && wanted.text !== '' && wanted.kind !== 'action' }

  const seesOrders = canOpen(user, 'orders')
  const orders = found.orders.map((order): Entry => {
    const job = [pick(order, 'name', language), formatNumber(order.count, language)]
    const label = [`№ ${order.id}`, ...job, order.choices && pick(order.choices, 'name', language)]
      .filter(Boolean)
      .join(' · ')
    const isNew = order.status === 'Pending' && canOpen(user, 'newOrders')
    const href =
      isNew || !seesOrders ? `/admin/newordersadmin?order=${order.id}` : `/admin/ordersadmin/${order.id}`
    return {
      id: `order-${order.id}`,
      icon: <InkStrip status={order.status} />,
      label,
      aside: order.customer,
      does: { href },
      recent: { kind: 'order', label, href },
    }
  })
  const customers = found.customers.map(
    (customer): Entry => ({
      id: `customer-${customer.id}`,
      icon: <PeopleIcon />,
      label: customer.name,
      aside: [
        shownPhone(customer.phoneNumber),
        t`${plural(customer.orders, { one: '# order', other: '# orders' })}`,
      ]
        .filter(Boolean)
        .join(' · '),
      does: { href: `/admin/users/${customer.id}` },
    }),
  )
  const named = (
    kind: Exclude<Recent['kind'], 'order' | 'screen'>,
    path: string,
    rows: { id: number; name: string; name_ru: string; name_en: string }[],
  ): Entry[] => {
    if (!hasScreen(path)) return []
    return rows.map((row) => {
      const [label, href] = [pick(row, 'name', language), screenAddress(path, row.id)]
      return {
        id: `${kind}-${row.id}`,
        icon: <InboxIcon />,
        label,
        does: { href },
        recent: { kind, label, href },
      }
    })
  }
  const groups: Group[] = [
    { id: 'customers', name: t`Customers`, items: wanted.kind === 'order' ? [] : customers },
    { id: 'orders', name: t`Orders`, items: wanted.kind === 'customer' ? [] : orders },
  ]
  if (wanted.kind === 'any')
    groups.push(
      {
        id: 'services',
        name: t`Services`,
        items: named('service', '/admin/services/servicesmore/$id', found.services),
      },
      {
        id: 'products',
        name: t`Products`,
        items: named('product', '/admin/services/editproduct/$id', found.products),
      },
      {
        id: 'projects',
        name: t`Portfolio`,
        items: named('project', '/admin/portfolio/portfoliocardedit/$id', found.projects),
      },
    )
  // What was found for an earlier text stays only as far as it fits this one: Enter opens the first.
  const fits = ({ label, aside = '' }: Entry) => !isAsking || matchesWords(`${label} ${aside}`, wanted.text)
  return {
    groups: groups
      .map((group) => ({ ...group, items: group.items.filter(fits) }))
      .filter(({ items }) => items.length > 0),
    isAsking,
  }
}

/** A text once its typing has paused; an empty one at once. */
function useLater(text: string): string {
  const [later, setLater] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setLater(text), text === '' ? 0 : pause)
    return () => clearTimeout(timer)
  }, [text])
  return later
}
