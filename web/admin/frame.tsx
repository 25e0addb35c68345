import type { MessageDescriptor } from '@lingui/core'
import { createRoute, lazyRouteComponent, type RouteComponent, redirect } from '@tanstack/react-router'
import { firstAdminPath } from '../../src/lib/first-admin-path.ts'
import { toLanguage } from '../../src/lib/languages.ts'
import { referenceOf } from '../../src/lib/reference.ts'
import { readOnly } from '../lib/address-values.ts'
import { parseUser, readToken, readUserText } from '../lib/device.ts'
import { addMessages } from '../lib/messages.ts'
import { siteName } from '../lib/page-head.ts'
import type { RouterContext } from '../lib/router-context.ts'
import { isStaff } from '../lib/session.ts'
import { rootRoute } from '../root-route.tsx'

/** The frame of the admin: for staff roles only; anyone else goes to / (WEB-15). */
export const frame = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin',
  // Only the device knows who is signed in.
  ssr: false,
  beforeLoad: async ({ context }) => {
    const user = readToken() === null ? null : parseUser(readUserText())
    if (!isStaff(user)) throw redirect({ href: await wayOut(context), reloadDocument: true, replace: true })
    await addMessages(context.i18n, 'admin')
  },
  pendingComponent: () => <div data-admin="" className="min-h-dvh" />,
  component: lazyRouteComponent(() => import('./shell/layout.tsx'), 'AdminLayout'),
})
export const inFrame = () => frame

/** An installation that nobody administers yet begins with the page for that. */
async function wayOut({ client }: RouterContext): Promise<string> {
  const { isNeeded } = await client.accounts.needsFirstAdmin.query().catch(() => ({ isNeeded: false }))
  return isNeeded ? firstAdminPath : '/'
}

type Match = { context: RouterContext }

/** Puts a page's own title into the head. */
export const pageTitle = (match: Match, title: string) => ({
  meta: [{ title: `${title} – ${siteName(match)}` }],
})

/** The title of a page about the record of a number. */
export const numberTitle = ({ params, match }: { params: { id: string }; match: Match }) =>
  pageTitle(match, referenceOf(params.id, toLanguage(match.context.i18n.locale)))

type Screen<Search> = {
  title: MessageDescriptor
  /** Reads what the address says after its path. */
  search?: (given: Record<string, unknown>) => Search
  component: RouteComponent
}

/** A screen at its address below /admin. */
export const screen = <const Path extends string, Search = Record<never, never>>(
  path: Path,
  { title, search, component }: Screen<Search>,
) => {
  const validateSearch: typeof search = search && readOnly(search)
  return createRoute({
    getParentRoute: inFrame,
    path,
    validateSearch,
    head: ({ match }: { match: Match }) => pageTitle(match, match.context.i18n._(title)),
    component,
  })
}
