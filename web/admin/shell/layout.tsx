import { Trans, useLingui } from '@lingui/react/macro'
import { Outlet, useLocation } from '@tanstack/react-router'
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import { readStored, type UserData, watchDevice, writeStored } from '../../lib/device.ts'
import { FrameContext } from '../kit/frame/frame-context.ts'
import { AdminNotices } from '../kit/frame/notices.tsx'
import { useNoHeldPresses } from '../kit/frame/shortcuts.ts'
import { useStaff } from '../kit/frame/use-staff.ts'
import { useNewOrderAlerts, useTitleCount } from '../kit/orders/alerts.ts'
import { Drawer } from './drawer.tsx'
import { useLive } from './live/use-live.ts'
import { Palette } from './palette/palette.tsx'
import { useScreensAhead } from './screens-ahead.ts'
import { SignInAgain } from './session/sign-in-again.tsx'
import { Sidebar } from './sidebar.tsx'
import { useTheme } from './theme.ts'
import { TopBar } from './top-bar.tsx'
import { useRefusals } from './use-refusals.ts'
import { useScreenGuard } from './use-screen-guard.ts'
import { useWaitingCounts } from './use-waiting-counts.ts'

/** The admin's own ground: theme, notices, and the frame for who may be here. */
export function AdminLayout() {
  const user = useStaff()
  const { choice } = useTheme()
  return (
    <div data-admin="" data-theme={choice ?? undefined} className="min-h-dvh">
      {user && (
        <AdminNotices>
          <Frame user={user} />
        </AdminNotices>
      )}
    </div>
  )
}

const sidebarKey = 'officeSidebar'
const readSidebar = () => readStored(sidebarKey) !== 'hidden'
/** Where artwork wants all the room, the menu is folded until it is asked for. */
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
  useNewOrderAlerts(newCount, t`A new order has come`)
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
            <CropTick />
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

/** The trim of the sheet: one tick at its corner. */
const CropTick = () => (
  <span aria-hidden="true" className="pointer-events-none absolute top-0 right-0 z-30 size-0">
    <span className="absolute top-[47px] right-1 h-px w-2.5 bg-t3" />
    <span className="absolute top-[34px] right-[-1px] h-2.5 w-px bg-t3" />
  </span>
)

/** The first stop of the Tab key. */
const SkipToContent = () => (
  <a
    href="#content"
    className="fixed top-2 left-2 z-50 -translate-y-20 border border-key bg-key px-4 py-2 font-semibold text-on-key focus:translate-y-0"
  >
    <Trans>Skip to content</Trans>
  </a>
)
