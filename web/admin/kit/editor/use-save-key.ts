import { type RefObject, useEffect, useEffectEvent } from 'react'
import { topModal } from '../../../ui/admin/layers.ts'

/** ⌘/Ctrl+S also while a field has the focus; in any keyboard layout. Over a dialog only for a form inside it. */
export function useSaveKey(save: () => void, form?: RefObject<HTMLFormElement | null>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isSave =
      (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.code === 'KeyS'
    if (!isSave) return
    event.preventDefault()
    const modal = topModal()
    if (!event.repeat && (!modal || modal.contains(form?.current ?? null))) save()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
