import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Outlet, useLocation } from '@tanstack/react-router'
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useApi } from '../../lib/api.ts'
import { readStored, type UserData, watchDevice, writeStored } from '../../lib/device.ts'
import { IconButton } from '../../ui/admin/button.tsx'
import { DialogFrame } from '../../ui/admin/dialog-frame.tsx'
import { CloseIcon } from '../../ui/admin/icons.tsx'
import { toDoOf } from '../kit/delivery/shipments.ts'
import { useSessionEnded } from '../kit/frame/ended-session.ts'
import { FrameContext } from '../kit/frame/frame-context.ts'
import { canOpen, type WaitingCounts } from '../kit/frame/menu.ts'
import { AdminNotices } from '../kit/frame/notices.tsx'
import { pollEvery } from '../kit/frame/poll-every.ts'
import { PrintPlace } from '../kit/frame/print-sheet.tsx'
import { useNoHeldPresses } from '../kit/frame/shortcuts.ts'
import { useStaff } from '../kit/frame/use-staff.ts'
import { openRequestsQuery } from '../kit/inbox/queries.ts'
import { useNewOrderAlerts, useTitleCount } from '../kit/orders/alerts.ts'
import { AdminLanguages } from './languages.tsx'
import { useLive } from './live/use-live.ts'
import { Palette } from './palette/palette.tsx'
import { useScreensAhead } from './screens-ahead.ts'
import { Sidebar } from './sidebar.tsx'
import { useTheme } from './theme.ts'
import { SiteLink, ThemeSwitch, TopBar } from './top-bar.tsx'
import { useRefusals } from './use-refusals.ts'
import { useScreenGuard } from './use-screen-guard.ts'

/** The admin's layout: theme, notices, and the frame for users who may be here. */
export function AdminLayout() {
  const user = useStaff()
  const { choice } = useTheme()
  return (
    <div data-admin="" data-theme={choice ?? undefined} className="min-h-dvh">
      {user && (
        <AdminNotices>
          <PrintPlace>
            <Frame user={user} />
          </PrintPlace>
        </AdminNotices>
      )}
    </div>
  )
}

const sidebarKey = 'officeSidebar'
const readSidebar = () => readStored(sidebarKey) !== 'hidden'
/** On screens where artwork needs all the room, the menu is folded until requested. */
const isRoomy = (pathname: string) => /^\/admin\/ordersadmin\/\d+\/proof$/.test(pathname)

function Frame({ user }: { user: UserData }) {
  const { t } = useLingui()
  useRefusals()
  useNoHeldPresses()
  useScreensAhead(user)
  const isLive = useLive(user)
  const waiting = useWaitingCounts(user, isLive)
  const { newOrders: newCount } = waiting
  useTitleCount(newCount)
  useNewOrderAlerts(newCount, t`A new order has come in`)
  const pathname = useLocation({ select: (location) => location.pathname })
  const [askedAt, askAt] = useState<string | null>(null)
  const sidebarKept = useSyncExternalStore(watchDevice, readSidebar)
  const sidebarShown = isRoomy(pathname) ? askedAt === pathname : sidebarKept
  const toggleSidebar = () => {
    if (isRoomy(pathname)) askAt(sidebarShown ? null : pathname)
    else writeStored(sidebarKey, sidebarShown ? 'hidden' : null)
  }
  const [drawerOpen, setDrawerOpen] = useState(false)
  const [shortcutsShown, showShortcuts] = useState(false)
  const [paletteOpen, openPalette] = useState(false)
  const closeDrawer = useCallback(() => setDrawerOpen(false), [])
  const frame = useMemo(
    () => ({ user, newCount, isLive, shortcutsShown, showShortcuts }),
    [user, newCount, isLive, shortcutsShown],
  )
  return (
    <FrameContext value={frame}>
      <SkipToContent />
      <div className="admin:flex">
        {sidebarShown && (
          <aside
            aria-label={t`Menu`}
            className="sticky top-0 flex h-dvh w-54 shrink-0 flex-col border-line2 border-r bg-desk max-admin:hidden"
          >
            <Sidebar user={user} waiting={waiting} />
          </aside>
        )}
        <div className="flex min-h-dvh min-w-0 grow flex-col">
          <TopBar
            hasNew={(newCount ?? 0) > 0}
            sidebarShown={sidebarShown}
            onToggleSidebar={toggleSidebar}
            onOpenDrawer={() => setDrawerOpen(true)}
            onShowShortcuts={() => showShortcuts(true)}
            onJump={() => openPalette(true)}
          />
          <GuardedScreen />
        </div>
      </div>
      <SignInAgain />
      {drawerOpen && <Drawer user={user} waiting={waiting} onClose={closeDrawer} />}
      <Palette isOpen={paletteOpen} onOpen={openPalette} />
    </FrameContext>
  )
}

const GuardedScreen = () => useScreenGuard() && <Outlet />

/** The first tab stop. */
const SkipToContent = () => (
  <a
    href="#content"
    className="fixed top-2 left-2 z-50 -translate-y-20 border border-key bg-key px-4 py-2 font-semibold text-on-key focus:translate-y-0"
  >
    <Trans>Skip to content</Trans>
  </a>
)

/**
 * Loaded late with the form libraries, which the first screen does without; a refused user has a connection
 * to load it.
 */
const SignInDialog = lazy(() =>
  import('./session/sign-in-dialog.tsx').then(({ SignInDialog }) => ({ default: SignInDialog })),
)

/** While calls wait for it: the same person signs in again over the screen, and they go on. */
const SignInAgain = () =>
  useSessionEnded() && (
    <Suspense>
      <SignInDialog />
    </Suspense>
  )

/** How many wait for a price or an answer; undefined without the permission area or before the first answer. */
function useWaitingCounts(user: UserData, isLive: boolean): WaitingCounts {
  const api = useApi()
  const [prices, answers] = [canOpen(user, 'newOrders'), canOpen(user, 'contact')]
  const hasWork = prices || canOpen(user, 'orders')
  const work = useQuery({
    ...api.turns.workCounts.queryOptions(),
    enabled: hasWork,
    refetchInterval: pollEvery(isLive),
  })
  const hasQuotes = canOpen(user, 'orders')
  const quotes = useQuery({
    ...api.offers.counts.queryOptions(),
    enabled: hasQuotes,
    refetchInterval: pollEvery(isLive),
  })
  const delivery = useQuery({
    ...api.overview.delivery.queryOptions(),
    enabled: hasWork,
    refetchInterval: pollEvery(isLive),
  })
  const money = useQuery({
    ...api.overview.money.queryOptions(),
    enabled: hasQuotes,
    refetchInterval: 60_000,
  })
  const newOrders = useQuery({
    ...api.orders.newCount.queryOptions(),
    enabled: prices,
    refetchInterval: pollEvery(isLive),
    // The tab's title and the alerts serve users who look elsewhere.
    refetchIntervalInBackground: true,
  })
  const requests = useQuery({ ...openRequestsQuery(api, isLive), enabled: answers })
  return {
    newOrders: prices ? newOrders.data?.count : undefined,
    work: hasWork ? work.data?.staff : undefined,
    delivery: hasWork && delivery.data ? toDoOf(delivery.data) : undefined,
    quotes: hasQuotes ? quotes.data?.staff : undefined,
    money: hasQuotes ? money.data?.count : undefined,
    eqaime: hasQuotes ? money.data?.dueCount : undefined,
    contactRequests: answers ? requests.data?.pagination.totalItems : undefined,
  }
}

type DrawerProps = { user: UserData; waiting: WaitingCounts; onClose: () => void }

/** The sidebar under 992 px (ADM-10), as a modal; rendered means open. */
function Drawer({ user, waiting, onClose }: DrawerProps) {
  const { t } = useLingui()
  const pathname = useLocation({ select: (location) => location.pathname })
  const opened = useRef(pathname)
  useEffect(() => {
    if (pathname !== opened.current) onClose()
  }, [pathname, onClose])
  useEffect(() => {
    const wide = matchMedia('(width >= 992px)')
    wide.addEventListener('change', onClose)
    return () => wide.removeEventListener('change', onClose)
  }, [onClose])
  return (
    <DialogFrame
      label={t`Menu`}
      onClose={onClose}
      className="inset-y-0 left-0 h-dvh w-[min(280px,calc(100vw-48px))] bg-desk text-key"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it only hears that a link in it was followed */}
      <div
        className="flex h-full flex-col"
        // Also for a link to the current screen.
        onClick={(event) => event.target instanceof Element && event.target.closest('a') && onClose()}
      >
        <span className="absolute top-2 right-2">
          <IconButton label={t`Close`} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </span>
        <Sidebar user={user} waiting={waiting} />
        <div className="flex flex-wrap items-center justify-between border-line2 border-t px-2 py-1.5 md:hidden">
          <SiteLink />
          <ThemeSwitch />
          <AdminLanguages />
        </div>
      </div>
    </DialogFrame>
  )
}
