import { createLazyRoute } from '@tanstack/react-router'
import { DealsScreen, EndOfDeals } from '../storefront/screens/deals/deals-screen.tsx'

export const Route = createLazyRoute('/_storefront/companies')({
  component: DealsScreen,
  notFoundComponent: EndOfDeals,
})
