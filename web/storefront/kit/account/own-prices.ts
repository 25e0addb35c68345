import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readToken } from '../../../lib/device.ts'

/** Whose answers depend on who asks: a client's own discount (PRI-7). */
const personal = new Set(['services', 'products'])

/** The server renders for a visitor: what it answered is asked again for who is signed in, once a page load. */
export function useOwnPrices(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (readToken() === null) return
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [path] }) => Array.isArray(path) && personal.has(String(path[0])),
    })
  }, [queryClient])
}
