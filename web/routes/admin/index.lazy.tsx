import { createLazyRoute } from '@tanstack/react-router'
import { TodayScreen } from '../../admin/screens/today/today-screen.tsx'

export const Route = createLazyRoute('/admin/')({ component: TodayScreen })
