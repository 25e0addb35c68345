import { type RefObject, useEffect, useRef } from 'react'

/**
 * When the view changes, the focused field is gone: the first field that is still empty gets the focus, or else the
 * first.
 */
export function useKeptFocus(view: string): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    if (document.activeElement !== document.body) return
    const fields = [...(box.current?.querySelectorAll<HTMLInputElement>('form input') ?? [])]
    const next = fields.find(({ value }) => value === '') ?? fields[0]
    next?.focus()
  }, [view])
  return box
}
