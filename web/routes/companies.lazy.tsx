import { createLazyRoute } from '@tanstack/react-router'
import { DealsScreen, EndOfDeals } from '../features/deals/deals-screen.tsx'

export const Route = createLazyRoute('/_storefront/companies')({
  component: DealsScreen,
  notFoundComponent: EndOfDeals,
})
