import { createLazyRoute } from '@tanstack/react-router'
import { HistoryScreen } from '../../admin/screens/history/history-screen.tsx'
import { SignInsScreen } from '../../admin/screens/history/sign-ins-screen.tsx'

export const Route = createLazyRoute('/admin/history')({ component: Screens })

function Screens() {
  return Route.useSearch().view === 'signins' ? <SignInsScreen /> : <HistoryScreen />
}
