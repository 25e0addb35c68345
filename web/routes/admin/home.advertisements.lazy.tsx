import { createLazyRoute } from '@tanstack/react-router'
import { AdvertisementsScreen } from '../../admin/screens/advertisements/advertisements-screen.tsx'

export const Route = createLazyRoute('/admin/home/advertisements')({ component: AdvertisementsScreen })
