import { useEffect, useRef } from 'react'
import { type Draft, forgetDraft, keepDraft } from './kept-draft.ts'
import type { Values } from './values.ts'

/** A key isn't kept waiting for the device. */
const delay = 250

/**
 * Keeps what was typed on the device a moment after the last key, and at once where the page or the editor goes.
 * Answers the way to forget it.
 */
export function useKeptDraft<V extends Values>(
  id: string,
  draft: Draft<V>,
  secret: readonly string[],
): () => void {
  const waiting = useRef<(() => void) | null>(null)
  useEffect(() => {
    const write = () => {
      waiting.current = null
      keepDraft(id, draft, secret)
    }
    if (Object.keys(draft.typed).length === 0) return write()
    waiting.current = write
    const timer = setTimeout(write, delay)
    return () => clearTimeout(timer)
  })
  useEffect(() => {
    const flush = () => waiting.current?.()
    addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      flush()
      removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
    }
  }, [])
  return () => {
    waiting.current = null
    forgetDraft(id)
  }
}
