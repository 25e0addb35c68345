import { createLazyRoute } from '@tanstack/react-router'
import { ServiceScreen } from '../features/services/service-screen.tsx'

export const Route = createLazyRoute('/_storefront/services/card/$id')({ component: ServiceScreen })
