import { Trans } from '@lingui/react/macro'
import { Outlet, useLocation, useMatches } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { takePageOver } from '../../lib/before-program/done-early.ts'
import { NearPart, Part } from '../../lib/before-program/near-part.tsx'
import { classNames } from '../../lib/class-names.ts'
import { isStaff, useUser } from '../../lib/session.ts'
import { useOnline } from '../../lib/use-online.ts'
import { Notice } from '../../ui/notice.tsx'
import { LogInProvider } from '../kit/account/login.tsx'
import { inkOf, isHome, isWholeWindow } from '../kit/areas.ts'
import { Header } from '../kit/header/header.tsx'

// Visitors and customers don't need it.
const StaffBar = lazy(async () => ({ default: (await import('./staff-bar.tsx')).StaffBar }))

/** The part below the first screenful. */
const footer = new Part(async () => (await import('./footer.tsx')).Footer)

/** The storefront's frame. Home's header is the top of its own sheet, and it has no footer (WEB-7). */
export function StorefrontLayout() {
  const pathname = useLocation({ select: (location) => location.pathname })
  const isOwn = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.isOwn) })
  const home = isHome(pathname)
  const framed = !home && !isWholeWindow(pathname)
  const staff = isStaff(useUser())
  useEffect(takePageOver, [])
  return (
    <LogInProvider>
      <div data-ink={inkOf(pathname)} className="flex min-h-dvh flex-col">
        <SkipLink />
        <OfflineNotice />
        {staff && (
          <Suspense>
            <StaffBar />
          </Suspense>
        )}
        {framed && <Header look="inner" />}
        {/* The footer of a page of one's own account stays below the window, whatever replaces the page's outline. */}
        <div className={classNames('grow', isOwn && 'min-h-[calc(100svh+128px)]')}>
          <Outlet />
        </div>
        {framed && <NearPart part={footer} />}
      </div>
    </LogInProvider>
  )
}

/** The first stop of the Tab key. */
const SkipLink = () => (
  <a
    href="#content"
    className="fixed top-2 left-2 z-50 -translate-y-20 bg-key px-5 py-3 font-bold text-paper focus:translate-y-0 forced-colors:border print:hidden"
  >
    <Trans>Skip to content</Trans>
  </a>
)

/** Says quietly above the page that the device is offline, for as long as it is. What was typed stays. */
function OfflineNotice() {
  const online = useOnline()
  return (
    <div role="status" className="sticky top-[var(--notices,0px)] z-40">
      {!online && (
        <Notice kind="note">
          <Trans>
            There is no connection. What you wrote stays here; send it when the connection is back.
          </Trans>
        </Notice>
      )}
    </div>
  )
}
