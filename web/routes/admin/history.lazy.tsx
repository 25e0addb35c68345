import { createLazyRoute } from '@tanstack/react-router'
import { HistoryScreen } from '../../features/office/history/history-screen.tsx'
import { SignInsScreen } from '../../features/office/history/sign-ins-screen.tsx'

export const Route = createLazyRoute('/admin/history')({ component: Screens })

function Screens() {
  return Route.useSearch().view === 'signins' ? <SignInsScreen /> : <HistoryScreen />
}
