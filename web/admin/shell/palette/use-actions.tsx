import { useLingui } from '@lingui/react/macro'
import { languages } from '../../../../src/lib/languages.ts'
import { useLogOut } from '../../../lib/account/log-out.ts'
import { useChangeLanguage, useLanguage } from '../../../lib/language.tsx'
import { sitePreviewAddress } from '../../../lib/site-preview.ts'
import {
  KeyboardIcon,
  LogOutIcon,
  MoonIcon,
  OutsideIcon,
  PlusIcon,
  SearchIcon,
  SunIcon,
  TextIcon,
} from '../../../ui/admin/icons.tsx'
import { languageNames } from '../../../ui/language-names.ts'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { canOpen } from '../../kit/frame/menu.ts'
import { useTheme } from '../theme.ts'
import type { Entry } from './entries.ts'

/** What can be done from anywhere; with a text also searching for it. */
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
    { area: 'services', label: t`Add a service`, href: '/admin/services/addservice' },
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
