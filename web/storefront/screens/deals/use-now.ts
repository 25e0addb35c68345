import { useEffect, useState } from 'react'

const pace = 30_000

/**
 * The time in ms, moving on. It begins with when the loader ran, which the server sends along, so that the
 * first render in the browser says what the server said.
 */
export function useNow(loadedAt: number): number {
  const [now, setNow] = useState(loadedAt)
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, pace)
    return () => clearInterval(timer)
  }, [])
  return now
}
