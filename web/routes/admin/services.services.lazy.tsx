import { createLazyRoute } from '@tanstack/react-router'
import { ServicesScreen } from '../../admin/screens/services/services-screen.tsx'

export const Route = createLazyRoute('/admin/services/services')({ component: ServicesScreen })
