import { type RefObject, useEffect, useRef } from 'react'

/** With another view what had the focus is gone: its first field that is still empty takes it, else the first. */
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
