import { useLingui } from '@lingui/react/macro'
import type { Shipment } from '../../kit/delivery/shipments.ts'
import type { Shortcut } from '../../kit/frame/shortcuts.ts'
import { focusRow } from '../../kit/lists/use-row-keys.ts'
import type { Selection } from '../../kit/orders/selection.ts'
import type { ShipmentActs } from './use-shipment-acts.ts'
import { useWhatsAppOf } from './use-whatsapp-of.ts'

type DeliveryKeys = {
  chosen: Shipment | undefined
  selection: Selection<Shipment>
  acts: ShipmentActs
  searchId: string
  /** Undefined while everything is shown. */
  onShowAll: (() => void) | undefined
}

/** The keys of the screen; what the chosen shipment doesn't allow isn't offered. */
export function useDeliveryKeys({ chosen, selection, acts, searchId, onShowAll }: DeliveryKeys): Shortcut[] {
  const { t } = useLingui()
  const whatsApp = useWhatsAppOf(chosen)
  const { canAct } = acts
  const of = (
    key: string,
    label: string,
    isOffered: boolean,
    act: (shipment: Shipment) => void,
  ): Shortcut[] =>
    chosen && isOffered ? [{ keys: [key], caps: [key.toUpperCase()], label, act: () => act(chosen) }] : []
  const has = (act: Shipment['acts'][number]) => canAct && (chosen?.acts.includes(act) ?? false)
  const current = chosen ? [chosen] : []
  const printed = selection.rows.length > 0 ? selection.rows : current
  return [
    {
      keys: ['ArrowUp', 'ArrowDown'],
      caps: ['↑', '↓'],
      label: t`row`,
      act: (key) => stepFrom(chosen, key === 'ArrowUp' ? -1 : 1),
    },
    ...(chosen && canAct
      ? [{ keys: ['Enter'], caps: ['Enter'], label: t`next step`, act: () => acts.next(chosen) }]
      : []),
    ...of('x', t`select`, true, (one) => selection.toggle(one, false)),
    ...of('p', t`label`, canAct && printed.some(acts.hasLabel), () =>
      acts.print(printed.filter(acts.hasLabel)),
    ),
    ...of('c', t`enter the code`, has('pickUp'), (one) => acts.ask('code', one)),
    ...of('f', t`not taken`, has('fail'), (one) => acts.ask('fail', one)),
    ...of('a', t`address`, canAct && (chosen?.canChoose ?? false), (one) => acts.ask('way', one)),
    ...of('w', 'WhatsApp', whatsApp !== null, () => {
      if (whatsApp) window.open(whatsApp, '_blank', 'noopener')
    }),
    { keys: ['/'], caps: ['/'], label: t`search`, act: () => document.getElementById(searchId)?.focus() },
    ...(onShowAll ? [{ keys: ['Escape'], caps: ['Esc'], label: t`show all`, act: onShowAll }] : []),
  ]
}

/** From the chosen row, also when the focus is elsewhere. */
function stepFrom(chosen: Shipment | undefined, step: number): void {
  const isInList = document.activeElement?.closest('[data-shipment]') !== null
  if (!isInList && chosen) focusInSight(chosen.id)
  else focusRow(step)
}

export const isFocused = (id: number): boolean =>
  document.activeElement !== null && document.activeElement.closest(`[data-shipment="${id}"]`) !== null

/** Where it is on the page is left alone: whoever scrolls reads something. */
export const focusShipment = (id: number): void =>
  document.querySelector<HTMLElement>(`[data-shipment="${id}"] [data-row]`)?.focus({ preventScroll: true })

function focusInSight(id: number): void {
  focusShipment(id)
  document.activeElement?.scrollIntoView({ block: 'nearest' })
}
