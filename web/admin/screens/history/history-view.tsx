import { useSearch } from '@tanstack/react-router'
import { HistoryScreen } from './history-screen.tsx'
import { SignInsScreen } from './sign-ins-screen.tsx'

/** The changes, or the sign-ins where the address asks for them. */
export function HistoryView() {
  const { view } = useSearch({ from: '/admin/history' })
  return view === 'signins' ? <SignInsScreen /> : <HistoryScreen />
}
