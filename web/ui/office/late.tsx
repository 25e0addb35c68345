import { type ReactNode, useEffect, useState } from 'react'

/** Shows its content after 150 ms: what comes sooner needs no skeleton. */
export function Late({ children }: { children: ReactNode }) {
  const [due, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), 150)
    return () => clearTimeout(timer)
  }, [])
  return due ? children : null
}
