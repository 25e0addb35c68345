import { createLazyRoute } from '@tanstack/react-router'
import { ServiceScreen } from '../storefront/screens/services/service-screen.tsx'

export const Route = createLazyRoute('/_storefront/services/card/$id')({ component: ServiceScreen })
