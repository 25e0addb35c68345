import { createLazyRoute } from '@tanstack/react-router'
import { ServiceScreen } from '../../admin/screens/services/record-screens.tsx'

export const Route = createLazyRoute('/admin/services/servicesmore/$id')({ component: ServiceScreen })
