import './styles/storefront.css'
import { rootRoute } from './routes/__root.tsx'
import { startPage } from './start-page.tsx'
import { storefrontBranch } from './storefront-branch.tsx'

await startPage(rootRoute.addChildren([storefrontBranch]))
