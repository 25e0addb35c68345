import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { readStored, watchDevice, writeStored } from '../../../lib/device.ts'
import { topModal } from '../../../ui/admin/layers.ts'

export type Shortcut = {
  /** `event.key` of the keys that do it; a single letter also by its place on other keyboards. */
  keys: readonly string[]
  /** The keys as they are shown: `['↑', '↓']`. */
  caps: readonly string[]
  label: string
  act: (key: string) => void
}

const key = 'officeLetters'
const readLetters = () => readStored(key) !== 'off'

/** Single letters can be switched off (WCAG 2.1.4). */
export function useLetterKeys(): [boolean, (on: boolean) => void] {
  const on = useSyncExternalStore(watchDevice, readLetters)
  return [on, (next) => writeStored(key, next ? null : 'off')]
}

const isLetter = (name: string) => name.length === 1

/** While a key is held down only navigation repeats: an action is done once per press. */
const canRepeat = (name: string) => name.startsWith('Arrow')

const typing = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable="true"]'
const pressable = 'button, a[href], summary, label'

/** Whether a key pressed here means the screen and not the control that has the focus. */
function isFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
    return false
  if (topModal()) return false
  const target = event.target instanceof Element ? event.target : document.body
  if (target.closest(typing)) return false
  if (event.key === ' ' && target.closest('button, input, summary, label')) return false
  return !(event.key === 'Enter' && target.closest(pressable))
}

function matches(event: KeyboardEvent, name: string): boolean {
  if (event.key.toLowerCase() === name.toLowerCase()) return true
  return /^[a-z]$/i.test(name) && event.code === `Key${name.toUpperCase()}`
}

/** The shortcuts of a screen, outside fields and dialogs. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isFree(event)) return
    for (const { keys, act } of shortcuts) {
      const name = keys.find((candidate) => matches(event, candidate))
      if (name === undefined || (isLetter(name) && !readLetters())) continue
      event.preventDefault()
      if (!event.repeat || canRepeat(name)) act(name)
      return
    }
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/** A button that a held key has brought under the focus isn't pressed by it, nor a form sent twice. */
export function useNoHeldPresses(): void {
  useEffect(() => {
    const stop = (event: KeyboardEvent) => {
      const isPress = event.key === 'Enter' || event.key === ' '
      if (!event.repeat || !isPress || !(event.target instanceof Element)) return
      if (event.target.closest('textarea, [contenteditable="true"]')) return
      if (event.key === ' ' && event.target.closest('input, select')) return
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('keydown', stop, { capture: true })
    return () => document.removeEventListener('keydown', stop, { capture: true })
  }, [])
}
