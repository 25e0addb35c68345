import { createLazyRoute } from '@tanstack/react-router'
import { EndOfServices, ServicesScreen } from '../storefront/screens/services/services-screen.tsx'

export const Route = createLazyRoute('/_storefront/services')({
  component: ServicesScreen,
  notFoundComponent: EndOfServices,
})
