import { useState } from 'react'

/** What was typed for a record, by its id. */
type Drafts = Readonly<Record<number, string>>

function readDrafts(key: string): Drafts {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(Object.entries(stored).filter(([, text]) => typeof text === 'string'))
  } catch {
    return {}
  }
}

/** What was typed into the fields of a list and not yet sent: kept in the tab, so that no poll or reload loses it. */
export function useDrafts(key: string) {
  const [drafts, setDrafts] = useState(() => readDrafts(key))
  /** `null` forgets what was typed. */
  const setDraft = (id: number, text: string | null) => {
    const { [id]: _, ...others } = drafts
    const next = text === null ? others : { ...others, [id]: text }
    setDrafts(next)
    try {
      sessionStorage.setItem(key, JSON.stringify(next))
    } catch {
      // Without storage they live as long as the screen.
    }
  }
  return { drafts, setDraft }
}
