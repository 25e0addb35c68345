import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { adminRoute } from '../admin.tsx'

/** Every other address under /admin. */
export const adminMissingRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/$',
  component: lazyRouteComponent(() => import('../../admin/kit/frame/no-such-screen.tsx'), 'NoSuchScreen'),
})
