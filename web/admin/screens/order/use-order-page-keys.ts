import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { canOpen } from '../../kit/frame/menu.ts'
import type { Shortcut } from '../../kit/frame/shortcuts.ts'
import { lastList } from '../../kit/orders/last-list.ts'
import type { OrderDetail } from '../../kit/orders/queries.ts'
import { useWhatsApp } from '../../kit/orders/use-whatsapp.ts'
import { nextVersion, pinOfKey } from './order-rules.ts'
import { remarkId } from './remarks.tsx'
import type { Neighbours } from './use-neighbours.ts'
import { hasSlot, noteFieldId, type PrintActs, type PrintPage } from './use-print-page.ts'

/**
 * The order page's keys: Esc back to the list as it was, K and J its neighbours there, S the next status, Q a
 * note, P the ticket, W WhatsApp.
 */
export function useOrderPageKeys(
  order: OrderDetail | undefined,
  neighbours: Neighbours,
  { moveOn }: Pick<PrintActs, 'moveOn'>,
): Shortcut[] {
  const { t } = useLingui()
  const { user } = useFrame()
  const navigate = useNavigate()
  const isKeeper = canOpen(user, 'orders')
  const whatsApp = useWhatsApp(order)
  const back = () =>
    void (isKeeper ? navigate({ to: lastList().to, search: lastList().search }) : navigate({ to: '/admin' }))
  return [
    { keys: ['Escape'], caps: ['Esc'], label: isKeeper ? t`to the list` : t`to the start page`, act: back },
    ...(neighbours.previous
      ? [{ keys: ['k'], caps: ['K'], label: t`previous`, act: neighbours.previous }]
      : []),
    ...(neighbours.next ? [{ keys: ['j'], caps: ['J'], label: t`next one`, act: neighbours.next }] : []),
    ...(moveOn ? [{ keys: ['s'], caps: ['S'], label: t`next status`, act: moveOn }] : []),
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

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/**
 * The artwork's keys, and R for a payment: E the proof, D to take it on, V the next version, 1 to 9 a remark, M a message, L the
 * customer's link.
 */
export function usePrintKeys(page: PrintPage, acts: PrintActs): Shortcut[] {
  const { t } = useLingui()
  const { version, proof, turn, artwork } = page
  const versions = artwork.data?.versions ?? []
  const pins = proof?.pins ?? []
  const withSlot = hasSlot(page)
  const round = (page.proofs.data?.proofs[0]?.round ?? 0) + 1
  const goTo = (key: string) => {
    const pin = pinOfKey(pins, key)
    if (!pin) return
    page.choosePin(pin.id)
    document.getElementById(remarkId(pin.id))?.scrollIntoView({ block: 'nearest' })
  }
  const turnVersion = () => {
    const next = nextVersion(versions, version?.number)
    if (next !== undefined) page.show({ version: next })
  }
  return [
    ...(withSlot && acts.propose
      ? [{ keys: ['e'], caps: ['E'], label: t`make proof ${round}`, act: acts.propose }]
      : []),
    ...(withSlot && turn.data?.side === 'staff'
      ? [{ keys: ['d'], caps: ['D'], label: t`take it on`, act: acts.take }]
      : []),
    ...(versions.length > 1 ? [{ keys: ['v'], caps: ['V'], label: t`version`, act: turnVersion }] : []),
    ...(pins.length > 0 ? [{ keys: digits, caps: ['1', '9'], label: t`to a remark`, act: goTo }] : []),
    ...(acts.record ? [{ keys: ['r'], caps: ['R'], label: t`write a payment down`, act: acts.record }] : []),
    { keys: ['m'], caps: ['M'], label: t`message`, act: acts.write },
    { keys: ['l'], caps: ['L'], label: t`link`, act: () => page.ask('link') },
  ]
}
