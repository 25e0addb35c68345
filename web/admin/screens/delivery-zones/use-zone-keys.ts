import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { commandKey } from '../../../ui/admin/command-key.ts'
import type { Shortcut } from '../../kit/frame/shortcuts.ts'
import type { Way, Zone } from './zones-values.ts'

/** The way and the zone that the address names. */
export type Shown = { way?: number; zone?: number }

type ZoneKeysInput = {
  way: Way
  zone: Zone | undefined
  show: (next: Shown) => void
  canChange: boolean
  placeInput: { current: HTMLInputElement | null }
  tryInput: { current: HTMLInputElement | null }
}

const nothing = () => undefined

/** The keys of the screen; pasting and saving are the browser's own, and are only named here. */
export function useZoneKeys({ way, zone, show, canChange, placeInput, tryInput }: ZoneKeysInput): Shortcut[] {
  const { t } = useLingui()
  const { history } = useRouter()
  const step = (by: number) => {
    const at = way.zones.findIndex(({ id }) => id === zone?.id)
    const next = way.zones[Math.min(Math.max(at + by, 0), way.zones.length - 1)]
    if (!next) return
    show({ way: way.id, zone: next.id })
    document.querySelector<HTMLElement>(`[data-zone="${next.id}"]`)?.focus()
  }
  const back = { keys: ['Escape'], caps: ['Esc'], label: t`back`, act: () => history.back() }
  const zones: Shortcut[] = [
    {
      keys: ['ArrowUp', 'ArrowDown'],
      caps: ['↑', '↓'],
      label: t`zone`,
      act: (key) => step(key === 'ArrowUp' ? -1 : 1),
    },
    { keys: ['Enter'], caps: ['Enter'], label: t`places`, act: () => placeInput.current?.focus() },
  ]
  const paste = { keys: [], caps: [commandKey, 'V'], label: t`paste a table`, act: nothing }
  const tryOne = { keys: ['t'], caps: ['T'], label: t`try an address`, act: () => tryInput.current?.focus() }
  const save = {
    keys: [],
    caps: [commandKey, 'S'],
    label: t({ message: 'save', context: 'key' }),
    act: nothing,
  }
  const hasZones = way.zones.length > 0
  const ofZones = canChange ? [...zones, paste] : zones
  return [back, ...(hasZones ? ofZones : []), tryOne, ...(canChange ? [save] : [])]
}
