import { Outlet, useLocation } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { NearPart, Part } from '../../lib/near-part.tsx'
import { isStaff, useUser } from '../../lib/session.ts'
import { LoginProvider } from '../kit/account/login.tsx'
import { inkOf, isHome } from '../kit/areas.ts'
import { Header } from '../kit/header/header.tsx'
import { EarlyPress } from './early-press.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { SkipLink } from './skip-link.tsx'

// Visitors and clients do without.
const StaffBar = lazy(async () => ({ default: (await import('./staff-bar.tsx')).StaffBar }))

/** Below what is seen first on every page, with the code of its form. */
const footer = new Part(async () => (await import('./footer.tsx')).Footer)

/** The storefront's frame. Home's header is the top of its own sheet, and it has no footer (WEB-7). */
export function StorefrontLayout() {
  const pathname = useLocation({ select: (location) => location.pathname })
  const home = isHome(pathname)
  const staff = isStaff(useUser())
  return (
    <LoginProvider>
      <div data-ink={inkOf(pathname)} className="flex min-h-dvh flex-col">
        <SkipLink />
        <OfflineNotice />
        {staff && (
          <Suspense>
            <StaffBar />
          </Suspense>
        )}
        {!home && <Header look="inner" />}
        <div className="grow">
          <Outlet />
        </div>
        {!home && <NearPart part={footer} />}
      </div>
      <EarlyPress />
    </LoginProvider>
  )
}
