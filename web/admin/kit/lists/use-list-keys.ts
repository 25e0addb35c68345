import { useLingui } from '@lingui/react/macro'
import type { Shortcut } from '../frame/shortcuts.ts'
import { useRowKeys } from './use-row-keys.ts'

type ListKeysInput = {
  searchId: string
  hasRows: boolean
  /** Undefined while everything is shown. */
  onShowAll: (() => void) | undefined
  /** The list's own shortcuts, after those of its rows. */
  own?: readonly Shortcut[]
}

/** The shortcuts of a list: ↑ ↓ Enter for its rows, / for its search, Esc shows all. */
export function useListKeys({ searchId, hasRows, onShowAll, own = [] }: ListKeysInput): Shortcut[] {
  const { t } = useLingui()
  const rowKeys = useRowKeys()
  return [
    ...(hasRows ? rowKeys : []),
    ...own,
    { keys: ['/'], caps: ['/'], label: t`search`, act: () => document.getElementById(searchId)?.focus() },
    ...(onShowAll ? [{ keys: ['Escape'], caps: ['Esc'], label: t`show all`, act: onShowAll }] : []),
  ]
}
