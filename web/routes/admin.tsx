import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { parseUser, readToken, readUserText } from '../lib/device.ts'
import { addMessages } from '../lib/messages.ts'
import { isStaff } from '../lib/session.ts'
import { rootRoute } from './__root.tsx'

/** The admin: for staff roles only; anybody else goes to / (WEB-15). */
export const adminRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin',
  // Of the signed-in user, whom only the device knows.
  ssr: false,
  beforeLoad: async ({ context }) => {
    const user = readToken() === null ? null : parseUser(readUserText())
    if (!isStaff(user)) throw redirect({ href: '/', reloadDocument: true, replace: true })
    await addMessages(context.i18n, 'admin')
  },
  pendingComponent: () => <div data-admin="" className="min-h-dvh" />,
  component: lazyRouteComponent(() => import('../admin/shell/layout.tsx'), 'AdminLayout'),
})
