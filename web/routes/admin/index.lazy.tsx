import { createLazyRoute } from '@tanstack/react-router'
import { TodayScreen } from '../../features/office/today/today-screen.tsx'

export const Route = createLazyRoute('/admin/')({ component: TodayScreen })
