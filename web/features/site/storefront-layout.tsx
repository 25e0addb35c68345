import { Outlet, useLocation } from '@tanstack/react-router'
import { LoginProvider } from '../account/login.tsx'
import { inkOf, isHome } from './areas.ts'
import { EarlyInput } from './early-input.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { SkipLink } from './skip-link.tsx'
import { StaffBar } from './staff-bar.tsx'

/** The storefront's frame. Home puts the header into its own sheet and has no footer (specification 2). */
export function StorefrontLayout() {
  const pathname = useLocation({ select: (location) => location.pathname })
  const home = isHome(pathname)
  return (
    <LoginProvider>
      <div data-ink={inkOf(pathname)} className="flex min-h-dvh flex-col">
        <SkipLink />
        <StaffBar />
        {!home && <Header look="inner" />}
        <div className="grow">
          <Outlet />
        </div>
        {!home && <Footer />}
      </div>
      <EarlyInput />
    </LoginProvider>
  )
}
