import { createLazyRoute } from '@tanstack/react-router'
import { DealScreen } from '../features/deals/deal-screen.tsx'

export const Route = createLazyRoute('/_storefront/companies/details/$id')({ component: DealScreen })
