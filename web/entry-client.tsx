import './styles/storefront.css'
import { rootRoute } from './root-route.tsx'
import { startPage } from './start-page.tsx'
import { storefrontRoutes } from './storefront/routes.tsx'

await startPage(rootRoute.addChildren([storefrontRoutes]))
