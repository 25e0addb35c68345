import './styles/storefront.css'
import './styles/backoffice.css'
import './features/office/forms/without-eval.ts'
import { sessionLink } from './features/office/session/session-link.ts'
import { backgroundHeaders, watchTouches } from './features/office/session/touched.ts'
import { officeBranch } from './office-branch.tsx'
import { rootRoute } from './routes/__root.tsx'
import { startPage } from './start-page.tsx'

watchTouches()
await startPage(rootRoute.addChildren([officeBranch]), { first: [sessionLink], more: backgroundHeaders })
