import { createLazyRoute } from '@tanstack/react-router'
import { PartnersScreen } from '../../admin/screens/partners/partners-screen.tsx'

export const Route = createLazyRoute('/admin/home/partners')({ component: PartnersScreen })
