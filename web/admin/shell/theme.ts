import { useSyncExternalStore } from 'react'
import { readStored, watchDevice, writeStored } from '../../lib/device.ts'

type Theme = 'light' | 'dark'

const key = 'officeTheme'
const dark = '(prefers-color-scheme: dark)'

const readChoice = (): Theme | null => {
  const stored = readStored(key)
  return stored === 'light' || stored === 'dark' ? stored : null
}

function watchSystem(listener: () => void): () => void {
  const query = matchMedia(dark)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
const readSystem = (): Theme => (matchMedia(dark).matches ? 'dark' : 'light')

/** The system's light or dark until another one is chosen; choosing the system's own follows it again, as `follow` does. */
export function useTheme() {
  const choice = useSyncExternalStore(watchDevice, readChoice)
  const system = useSyncExternalStore(watchSystem, readSystem)
  const theme = choice ?? system
  const toggle = () => {
    const next = theme === 'dark' ? 'light' : 'dark'
    writeStored(key, next === system ? null : next)
  }
  return { choice, theme, toggle, follow: () => void writeStored(key, null) }
}
