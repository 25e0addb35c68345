import { createLazyRoute } from '@tanstack/react-router'
import { HistoryScreen } from '../../features/office/history/history-screen.tsx'

export const Route = createLazyRoute('/admin/history')({ component: HistoryScreen })
