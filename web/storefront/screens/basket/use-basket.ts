import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { fieldErrors, useClient } from '../../../lib/api.ts'
import { type BasketLine, basketText, changeLines, readLines } from '../../../lib/basket/device-basket.ts'
import { syncBasket } from '../../../lib/basket/sync-basket.ts'
import { watchDevice } from '../../../lib/device.ts'
import { useUser } from '../../../lib/session.ts'
import { useOnline } from '../../../lib/use-online.ts'

/** So long nothing is changed before the account hears of it. */
const pauseMs = 600

const nothing = () => ''

/** What is in the basket here, also when another tab changes it; the account's follows a moment later. */
export function useBasket() {
  const client = useClient()
  const owner = useUser()?.id ?? null
  const isOnline = useOnline()
  const text = useSyncExternalStore(watchDevice, basketText, nothing)
  const lines: readonly BasketLine[] = useMemo(() => (text === '' ? [] : readLines()), [text])
  const [account, setAccount] = useState<'keeps' | 'isFull' | 'failed'>('keeps')
  const [isRead, setRead] = useState(false)
  const sync = useCallback(async () => {
    try {
      await syncBasket(client)
      setAccount('keeps')
    } catch (error) {
      // What else fails is tried again at the next change, and on the next page.
      setAccount('lines' in fieldErrors(error) ? 'isFull' : 'failed')
    }
    setRead(true)
  }, [client])
  const contents = useMemo(() => JSON.stringify(lines), [lines])
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever changes is told
  useEffect(() => {
    if (owner === null || !isOnline) return setRead(true)
    const timer = setTimeout(() => void sync(), isRead ? pauseMs : 0)
    return () => clearTimeout(timer)
  }, [owner, isOnline, contents, sync])
  const change = useCallback((id: string, values: Partial<BasketLine>) => {
    changeLines((before) => before.map((line) => (line.id === id ? { ...line, ...values } : line)))
  }, [])
  return { lines, change, sync, account, isRead, isOnline, isSignedIn: owner !== null }
}
