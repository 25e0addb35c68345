import { createRoute } from '@tanstack/react-router'
import { adminRoute } from '../admin.tsx'

/** Every other address under /admin. */
export const adminMissingRoute = createRoute({ getParentRoute: () => adminRoute, path: '/$' }).lazy(() =>
  import('./$.lazy.tsx').then(({ Route }) => Route),
)
