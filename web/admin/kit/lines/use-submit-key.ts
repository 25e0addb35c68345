import { useEffect, useEffectEvent } from 'react'
import { commandKey } from '../../../ui/admin/command-key.ts'
import { topModal } from '../../../ui/admin/layers.ts'
import type { Shortcut } from '../frame/shortcuts.ts'

/**
 * Ctrl+Enter does what the screen is for, except in a field with its own use for it; returned as an entry for
 * the list of shortcuts.
 */
export function useSubmitKey(submit: () => void, label: string): Shortcut {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return
    if (event.defaultPrevented || topModal()) return
    event.preventDefault()
    submit()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return { keys: [], caps: [commandKey, 'Enter'], label, act: submit }
}
