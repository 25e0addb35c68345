import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { moveTargetFrom } from '../../../../src/domains/order-status/statuses.ts'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { canOpen } from '../../kit/frame/menu.ts'
import type { Shortcut } from '../../kit/frame/shortcuts.ts'
import { lastList } from '../../kit/orders/last-list.ts'
import type { OrderDetail } from '../../kit/orders/queries.ts'
import type { OrderActionHandlers } from '../../kit/orders/use-order-actions.ts'
import { phoneLinks } from '../../kit/phone-links.ts'
import { noteFieldId } from './note-form.tsx'
import type { Neighbours } from './use-neighbours.ts'
import type { PrintActs } from './use-print-acts.ts'

/** Esc back to the list as it was, K and J its neighbours there, S the next status, Q a note, P the ticket, W WhatsApp. */
export function useOrderPageKeys(
  order: OrderDetail | undefined,
  acts: OrderActionHandlers,
  neighbours: Neighbours,
  { isLocked, sayLocked }: Pick<PrintActs, 'isLocked' | 'sayLocked'>,
): Shortcut[] {
  const { t } = useLingui()
  const { user } = useFrame()
  const navigate = useNavigate()
  const isKeeper = canOpen(user, 'orders')
  const next = order && isKeeper ? moveTargetFrom(order.status) : null
  const whatsApp = order && phoneLinks(order.appUser.phoneNumber).whatsApp
  const back = () =>
    void (isKeeper ? navigate({ to: lastList().to, search: lastList().search }) : navigate({ to: '/admin' }))
  return [
    { keys: ['Escape'], caps: ['Esc'], label: isKeeper ? t`to the list` : t`to the start page`, act: back },
    ...(neighbours.previous
      ? [{ keys: ['k'], caps: ['K'], label: t`previous`, act: neighbours.previous }]
      : []),
    ...(neighbours.next ? [{ keys: ['j'], caps: ['J'], label: t`next one`, act: neighbours.next }] : []),
    ...(order && next
      ? [
          {
            keys: ['s'],
            caps: ['S'],
            label: t`next status`,
            act: () => (isLocked ? sayLocked() : acts.move(order, next)),
          },
        ]
      : []),
    ...(order
      ? [
          {
            keys: ['q'],
            caps: ['Q'],
            label: t`note`,
            act: () => document.getElementById(noteFieldId)?.focus(),
          },
        ]
      : []),
    ...(order ? [{ keys: ['p'], caps: ['P'], label: t`print`, act: () => window.print() }] : []),
    ...(whatsApp
      ? [
          {
            keys: ['w'],
            caps: ['W'],
            label: 'WhatsApp',
            act: () => void window.open(whatsApp, '_blank', 'noopener'),
          },
        ]
      : []),
  ]
}
