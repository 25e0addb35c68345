import { lazy, Suspense, useEffect, useEffectEvent } from 'react'
import { topModal } from '../../../ui/admin/layers.ts'

const load = () => import('./palette-dialog.tsx')
const PaletteDialog = lazy(() => load().then((module) => ({ default: module.PaletteDialog })))

/** Loaded on the first sign of interest. */
export const preloadPalette = (): void => void load()

type PaletteProps = { isOpen: boolean; onOpen: (isOpen: boolean) => void }

/** Ctrl or ⌘ with K opens and closes it, also from within a field. */
export function Palette({ isOpen, onOpen }: PaletteProps) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isK = event.key.toLowerCase() === 'k' || event.code === 'KeyK'
    if (!isK || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
    event.preventDefault()
    // Not over a dialog that asks something.
    if (isOpen || !topModal()) onOpen(!isOpen)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  if (!isOpen) return null
  return (
    <Suspense fallback={null}>
      <PaletteDialog onClose={() => onOpen(false)} />
    </Suspense>
  )
}
