import './styles/storefront.css'
import './styles/admin.css'
import './admin/kit/forms/without-eval.ts'
import { adminRoutes } from './admin/routes.tsx'
import { sessionLink } from './admin/shell/session/session-link.ts'
import { backgroundHeaders, watchTouches } from './admin/shell/session/touched.ts'
import { rootRoute } from './root-route.tsx'
import { startPage } from './start-page.tsx'

watchTouches()
await startPage(rootRoute.addChildren([adminRoutes]), { first: [sessionLink], more: backgroundHeaders })
