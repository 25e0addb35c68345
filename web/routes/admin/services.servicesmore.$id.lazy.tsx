import { createLazyRoute } from '@tanstack/react-router'
import { ServiceScreen } from '../../features/office/services/record-screens.tsx'

export const Route = createLazyRoute('/admin/services/servicesmore/$id')({ component: ServiceScreen })
