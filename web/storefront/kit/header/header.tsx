import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { useBackCloses } from '../../../lib/back-closes.ts'
import { classNames } from '../../../lib/class-names.ts'
import { readStored, watchDevice } from '../../../lib/device.ts'
import { useUser } from '../../../lib/session.ts'
import { useCompanyName } from '../../../lib/use-company-name.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Bag, Burger, Close, SearchIcon } from '../../../ui/icons.tsx'
import { useLoadFailure } from '../../../ui/notice.tsx'
import { useLogIn } from '../account/login.tsx'
import { isByLink, menu } from '../areas.ts'
import { telHref, useContactLines, useSocialAccounts } from '../contact/contact-data.ts'
import { SiteLogo } from '../site-logo.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { SearchField } from './search-field.tsx'

/** Its code is loaded at its first use. */
const loadSideMenu = async () => ({ default: (await import('./side-menu.tsx')).SideMenu })
const SideMenu = lazy(loadSideMenu)

type HeaderProps = { look: 'home' | 'inner' }

/** There are two looks: `home` stands in the yellow sheet without a rule, `inner` on the white ground above one. */
export function Header({ look }: HeaderProps) {
  const { t } = useLingui()
  const [sideMenu, setSideMenu] = useState<'unused' | 'open' | 'closed'>('unused')
  const loadFailed = useLoadFailure()
  const siteName = useCompanyName()
  const [searching, setSearching] = useState(false)
  useBackCloses(searching, () => setSearching(false))
  const home = look === 'home'
  const width = home ? 'px-4 md:px-9' : 'sheet-width'
  return (
    <header className={classNames('relative z-10', !home && 'border-key border-b')}>
      <TopBar home={home} />
      <div
        className={classNames(
          'flex h-16 items-center gap-6 lg:max-xl:gap-4 min-[1400px]:gap-10',
          home ? 'lg:h-22' : 'lg:h-19',
          width,
        )}
      >
        <Link to="/" aria-label={t`${siteName}, home page`} className="flex min-h-11 shrink-0 items-center">
          <SiteLogo className={home ? 'h-7 text-[30px] xl:h-10 xl:text-[44px]' : 'h-7 text-[30px]'} />
        </Link>
        <MainMenu home={home} />
        <div className="ml-auto hidden max-w-53 shrink-0 grow basis-36 xl:block">
          <SearchField />
        </div>
        <button
          type="button"
          aria-label={t`Search services`}
          aria-expanded={searching}
          className="-mr-4 ml-auto grid size-11 place-items-center md:mr-0 xl:hidden"
          onClick={() => setSearching(!searching)}
        >
          {searching ? <Close size={22} /> : <SearchIcon size={22} />}
        </button>
        <BasketLink />
        <div className="hidden min-w-0 items-center gap-6 whitespace-nowrap md:flex lg:max-xl:gap-4">
          <UserMenu />
          <LinkButton to="/order" size="small">
            <Trans>Place order</Trans>
          </LinkButton>
        </div>
        <button
          type="button"
          aria-label={t`Menu`}
          aria-haspopup="dialog"
          className="-mr-2 grid size-11 place-items-center lg:hidden"
          onPointerDown={() => loadSideMenu().catch(() => undefined)}
          onClick={() => loadSideMenu().then(() => setSideMenu('open'), loadFailed)}
        >
          <Burger />
        </button>
      </div>
      {searching && (
        <div className={classNames('pb-4 xl:hidden', width)}>
          <SearchField autoFocus onDone={() => setSearching(false)} />
        </div>
      )}
      {sideMenu !== 'unused' && (
        <Suspense>
          <SideMenu open={sideMenu === 'open'} onClose={() => setSideMenu('closed')} />
        </Suspense>
      )}
    </header>
  )
}

function TopBar({ home }: { home: boolean }) {
  const { t } = useLingui()
  const contacts = useContactLines(2)
  const social = useSocialAccounts()
  const link = 'inline-flex min-h-6 touch-target items-center hover:underline hover:underline-offset-4'
  return (
    <div className={classNames('type-small hidden lg:block', home ? 'px-9' : 'sheet-width')}>
      <div
        className={classNames('flex h-11 items-center justify-between', !home && 'border-b border-b-rule/45')}
      >
        <address className="flex gap-6 not-italic">
          {contacts.map(({ phone, email }, index) => (
            <span
              key={phone + email}
              className={classNames('gap-6', index === 0 ? 'flex' : 'hidden xl:flex')}
            >
              {phone && (
                <a href={telHref(phone)} className={classNames(link, 'tabular-nums')}>
                  {phone}
                </a>
              )}
              {email && (
                <a href={`mailto:${email}`} className={link}>
                  <span className="max-w-60 truncate">{email}</span>
                </a>
              )}
            </span>
          ))}
        </address>
        <div className="flex items-center gap-6">
          <ul aria-label={t`Social networks`} className="flex gap-6">
            {social.map(({ id, name, platform, link: href }) => (
              <li key={id}>
                <a href={href} target="_blank" rel="noopener noreferrer" className={link}>
                  <span className="max-w-40 truncate">{platform || name}</span>
                </a>
              </li>
            ))}
          </ul>
          <LanguageSwitch />
        </div>
      </div>
    </div>
  )
}

function MainMenu({ home }: { home: boolean }) {
  const { i18n, t } = useLingui()
  return (
    <nav aria-label={t`Menu`} className="hidden h-full whitespace-nowrap lg:block">
      <ul className="flex h-full items-center gap-4 xl:gap-7">
        {menu.map(({ to, label, ink }) => (
          <li key={to} data-ink={home ? 'k' : ink} className="flex h-full items-center">
            <Link
              to={to}
              activeOptions={{ exact: to === '/' }}
              className="relative flex min-h-11 items-center font-semibold after:absolute after:inset-x-0 after:-bottom-0.5 after:h-1 hover:after:bg-ink aria-[current=page]:after:bg-ink"
            >
              {i18n._(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const none = () => null

/** The link to the basket, with the number of lines that the device knows of. */
function BasketLink() {
  const count = useSyncExternalStore(watchDevice, () => readStored('basketCount'), none)
  return (
    <Link
      to="/basket"
      className="relative flex min-h-11 min-w-11 items-center justify-center gap-2.5 font-semibold after:absolute after:inset-x-0 after:-bottom-0.5 after:h-1 hover:after:bg-yellow aria-[current=page]:after:bg-yellow"
    >
      <Bag />
      <span className="max-[1400px]:sr-only">
        <Trans>Basket</Trans>
      </span>
      {count && <b className="bg-key px-1.5 text-paper text-sm tabular-nums">{count}</b>}
    </Link>
  )
}

// A visitor doesn't need it.
const AccountMenu = lazy(async () => ({ default: (await import('./account-menu.tsx')).AccountMenu }))

/** A visitor sees the log-in button, a signed-in user the account's menu; pages behind a secret link show neither. */
function UserMenu() {
  const user = useUser()
  const openLogIn = useLogIn()
  const pathname = useLocation({ select: (location) => location.pathname })
  if (isByLink(pathname)) return null
  if (user) {
    const name = `${user.name} ${user.surname}`.trim()
    return (
      <Suspense fallback={<span className="max-w-40 truncate font-semibold">{name}</span>}>
        <AccountMenu name={name} />
      </Suspense>
    )
  }
  return (
    <button
      type="button"
      className="min-h-11 font-semibold hover:underline hover:underline-offset-8"
      onClick={() => openLogIn()}
    >
      <Trans>Log in</Trans>
    </button>
  )
}
