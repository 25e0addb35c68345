import { type Ref, type RefObject, useImperativeHandle, useLayoutEffect, useRef } from 'react'

type TextField = HTMLInputElement | HTMLTextAreaElement

/**
 * A text field's ref that keeps what was typed into the server's page before the program took the field over: React
 * begins with what it rendered there, and would put that back with its next rendering.
 */
export function useTypedEarly<Field extends TextField>(given?: Ref<Field>): RefObject<Field | null> {
  const own = useRef<Field>(null)
  useImperativeHandle(given, () => own.current as Field)
  useLayoutEffect(() => {
    const field = own.current
    if (!field || field.value === field.defaultValue) return
    const typed = field.value
    // It waits until React has finished, which hears no event while it commits its rendering.
    queueMicrotask(() => typeAgain(field, typed))
  }, [])
  return own
}

/** Sets the value as if it were typed now: React notices only values that differ from the one it saw set. */
function typeAgain(field: TextField, typed: string): void {
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
