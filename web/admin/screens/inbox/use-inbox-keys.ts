import { useLingui } from '@lingui/react/macro'
import type { Shortcut } from '../../kit/frame/shortcuts.ts'
import type { ContactRequest } from '../../kit/inbox/queries.ts'
import { focusRow } from '../../kit/lists/use-row-keys.ts'
import { phoneLinks } from '../../kit/phone-links.ts'
import { focusedRequest } from './request-focus.ts'

type Actions = { onMark(request: ContactRequest): void; onNote(request: ContactRequest): void }

/** ↑ ↓ between the requests; A answered, C call, W WhatsApp, Q note for the one that has the focus. */
export function useInboxKeys(rows: readonly ContactRequest[], { onMark, onNote }: Actions): Shortcut[] {
  const { t } = useLingui()
  if (rows.length === 0) return []
  const withFocused = (act: (request: ContactRequest) => void) => () => {
    const request = rows.find(({ id }) => id === focusedRequest())
    if (request) act(request)
    else focusRow(1)
  }
  return [
    {
      keys: ['ArrowUp', 'ArrowDown'],
      caps: ['↑', '↓'],
      label: t`row`,
      act: (key) => focusRow(key === 'ArrowUp' ? -1 : 1),
    },
    { keys: ['a'], caps: ['A'], label: t`answered`, act: withFocused(onMark) },
    {
      keys: ['c'],
      caps: ['C'],
      label: t`call`,
      act: withFocused(({ phoneNumber }) => location.assign(phoneLinks(phoneNumber).call)),
    },
    {
      keys: ['w'],
      caps: ['W'],
      label: 'WhatsApp',
      act: withFocused(({ phoneNumber }) => {
        const address = phoneLinks(phoneNumber).whatsApp
        if (address) window.open(address, '_blank', 'noopener')
      }),
    },
    { keys: ['q'], caps: ['Q'], label: t`note`, act: withFocused(onNote) },
  ]
}
