import { useEffect, useState } from 'react'
import { serverNow } from '../../lib/server-time.ts'

/** The present moment (ms) by the server's clock, updated every half minute. */
export function useNow(): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
