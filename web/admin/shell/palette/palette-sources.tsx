import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isUnpriced } from '../../../../src/domains/order-status/statuses.ts'
import { findAreas } from '../../../../src/domains/overview/find-areas.ts'
import { languages, pick } from '../../../../src/lib/languages.ts'
import { shownPhone } from '../../../../src/lib/phone.ts'
import { referenceOf } from '../../../../src/lib/reference.ts'
import { useLogOut } from '../../../lib/account/log-out.ts'
import { useApi } from '../../../lib/api.ts'
import { formatNumber } from '../../../lib/formats.ts'
import { useChangeLanguage, useLanguage } from '../../../lib/language.tsx'
import { sitePreviewAddress } from '../../../lib/site-preview.ts'
import {
  InboxIcon,
  KeyboardIcon,
  LogOutIcon,
  MoonIcon,
  OutsideIcon,
  PeopleIcon,
  PlusIcon,
  SearchIcon,
  SunIcon,
  TextIcon,
} from '../../../ui/admin/icons.tsx'
import { InkStrip } from '../../../ui/admin/ink-strip.tsx'
import { languageNames } from '../../../ui/language-names.ts'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { canOpen } from '../../kit/frame/menu.ts'
import { screenAddress, useHasScreen } from '../../kit/frame/screen-link.tsx'
import { useTheme } from '../theme.ts'
import type { Entry, Group } from './entries.ts'
import { matchesWords, type Wanted } from './match-words.ts'
import type { Recent } from './recent.ts'

/** A pause in the typing before the server is asked, ms. */
const pause = 120

/** What the server has found: customers, orders, services, products, projects. */
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
    const label = [
      referenceOf(order.id, language),
      ...job,
      order.choices && pick(order.choices, 'name', language),
    ]
      .filter(Boolean)
      .join(' · ')
    const isNew = isUnpriced(order.status) && canOpen(user, 'newOrders')
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
  // Results for an earlier text stay only as far as they match this one, since Enter opens the first.
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

/** The actions available anywhere; with a text also searching for it. */
export function useActions(text: string): Entry[] {
  const { t } = useLingui()
  const language = useLanguage()
  const { change } = useChangeLanguage()
  const { user, showShortcuts } = useFrame()
  const { choice, theme, toggle, follow } = useTheme()
  const logOut = useLogOut()
  const view = t`View`
  const searches: Entry[] = [
    {
      id: 'search-orders',
      icon: <SearchIcon />,
      label: t`Search all orders for “${text}”`,
      does: { href: `/admin/ordersadmin?q=${encodeURIComponent(text)}` },
    },
  ]
  const added = [
    { area: 'orders', label: t`New order`, href: '/admin/new-order' },
    { area: 'services', label: t`Add a service`, href: '/admin/services/readymade' },
    { area: 'services', label: t`Add a product`, href: '/admin/services/addproduct' },
    { area: 'portfolios', label: t`Add a project`, href: '/admin/portfolio/portfoliocardadd' },
    { area: 'campaigns', label: t`Add a campaign`, href: '/admin/companies/addcompany' },
  ] as const
  return [
    ...(text !== '' && canOpen(user, 'orders') ? searches : []),
    ...added
      .filter(({ area }) => canOpen(user, area))
      .map(({ label, href }): Entry => ({ id: href, icon: <PlusIcon />, label, does: { href } })),
    {
      id: 'theme',
      icon: theme === 'dark' ? <SunIcon /> : <MoonIcon />,
      label: theme === 'dark' ? t`Switch to the light theme` : t`Switch to the dark theme`,
      aside: view,
      does: { act: toggle },
    },
    ...(choice === null
      ? []
      : [
          {
            id: 'theme-system',
            icon: theme === 'dark' ? <MoonIcon /> : <SunIcon />,
            label: t`Theme as on this device`,
            aside: view,
            does: { act: follow },
          },
        ]),
    ...languages
      .filter((one) => one !== language)
      .map(
        (one): Entry => ({
          id: `language-${one}`,
          icon: <TextIcon />,
          label: t`Language: ${languageNames[one]}`,
          aside: view,
          does: { act: () => change(one) },
        }),
      ),
    {
      id: 'site',
      icon: <OutsideIcon />,
      label: t`View the site`,
      does: { act: () => window.open(sitePreviewAddress, '_blank', 'noopener') },
    },
    {
      id: 'shortcuts',
      icon: <KeyboardIcon />,
      label: t`Keyboard shortcuts`,
      does: { act: () => showShortcuts(true) },
    },
    { id: 'log-out', icon: <LogOutIcon />, label: t`Log out`, does: { act: () => void logOut() } },
  ]
}
