import { useState } from 'react'

/** Prices that were typed and not yet confirmed, by order: kept in the tab, so that no poll or reload loses them. */
export type PriceDrafts = Readonly<Record<number, string>>

const key = 'officePriceDrafts'

function readDrafts(): PriceDrafts {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(Object.entries(stored).filter(([, text]) => typeof text === 'string'))
  } catch {
    return {}
  }
}

export function usePriceDrafts() {
  const [drafts, setDrafts] = useState(readDrafts)
  /** `null` forgets what was typed: the suggestion stands again. */
  const setDraft = (orderId: number, text: string | null) => {
    const { [orderId]: _, ...others } = drafts
    const next = text === null ? others : { ...others, [orderId]: text }
    setDrafts(next)
    try {
      sessionStorage.setItem(key, JSON.stringify(next))
    } catch {
      // Without storage they live as long as the screen.
    }
  }
  return { drafts, setDraft }
}
