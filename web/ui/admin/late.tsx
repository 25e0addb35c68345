import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'

/** Shows its content after 150 ms, as faster loads need no skeleton. Offline it says why nothing loads. */
export function Late({ children }: { children: ReactNode }) {
  const [due, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), 150)
    return () => clearTimeout(timer)
  }, [])
  const isOnline = useOnline()
  if (!due) return null
  return (
    <>
      {!isOnline && (
        <p role="status" className="mb-3 font-medium">
          <Trans>There is no connection. This opens by itself when it is back.</Trans>
        </p>
      )}
      {children}
    </>
  )
}

function watch(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** Whether the device says that it has a connection. */
const useOnline = (): boolean =>
  useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  )
