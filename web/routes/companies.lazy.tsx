import { createLazyRoute } from '@tanstack/react-router'
import { DealsScreen } from '../features/deals/deals-screen.tsx'

export const Route = createLazyRoute('/_storefront/companies')({ component: DealsScreen })
