import { useEffect, useState } from 'react'

/** How long a tab that is left still counts as looked at, ms: one often comes back at once. */
const grace = 30_000

/** Whether somebody looks at this tab: a browser has few connections to share among its tabs. */
export function useLooked(): boolean {
  const [looked, setLooked] = useState(() => !document.hidden)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = () => {
      clearTimeout(timer)
      if (document.hidden) timer = setTimeout(() => setLooked(false), grace)
      else setLooked(true)
    }
    document.addEventListener('visibilitychange', follow)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', follow)
    }
  }, [])
  return looked
}
