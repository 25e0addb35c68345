import { createLazyRoute } from '@tanstack/react-router'
import { DealScreen } from '../storefront/screens/deals/deal-screen.tsx'

export const Route = createLazyRoute('/_storefront/companies/details/$id')({ component: DealScreen })
