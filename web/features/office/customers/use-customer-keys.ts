import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { Shortcut } from '../shortcuts.ts'
import { useRowKeys } from '../today/use-row-keys.ts'

type CustomerKeysInput = { searchId: string; hasRows: boolean; isFiltered: boolean }

/** ↑ ↓ Enter for rows, / for the search, Esc for all. */
export function useCustomerKeys({ searchId, hasRows, isFiltered }: CustomerKeysInput): Shortcut[] {
  const { t } = useLingui()
  const navigate = useNavigate()
  const rowKeys = useRowKeys()
  return [
    ...(hasRows ? rowKeys : []),
    { keys: ['/'], caps: ['/'], label: t`search`, act: () => document.getElementById(searchId)?.focus() },
    ...(isFiltered
      ? [
          {
            keys: ['Escape'],
            caps: ['Esc'],
            label: t`show all`,
            act: () => void navigate({ to: '/admin/users', search: {}, replace: true }),
          },
        ]
      : []),
  ]
}
