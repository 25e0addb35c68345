import './styles/storefront.css'
import './styles/admin.css'
import './admin/kit/forms/without-eval.ts'
import { sessionLink } from './admin/shell/session/session-link.ts'
import { backgroundHeaders, watchTouches } from './admin/shell/session/touched.ts'
import { adminBranch } from './admin-branch.tsx'
import { rootRoute } from './routes/__root.tsx'
import { startPage } from './start-page.tsx'

watchTouches()
await startPage(rootRoute.addChildren([adminBranch]), { first: [sessionLink], more: backgroundHeaders })
