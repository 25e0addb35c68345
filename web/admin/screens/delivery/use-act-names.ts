import { useLingui } from '@lingui/react/macro'
import type { Shipment } from '../../kit/delivery/shipments.ts'
import type { NextAct } from './shipment-groups.ts'

/** What the next step of a shipment is called on its row and its button. */
export function useActNames(): (act: NextAct, kind: Shipment['kind']) => string {
  const { t } = useLingui()
  const handOver: Record<Shipment['kind'], string> = {
    pickup: '',
    ownCourier: t`Give to the courier`,
    courierFirm: t`Give to the firm`,
    post: t`Give to the post`,
  }
  const names: Record<Exclude<NextAct, 'handOver'>, string> = {
    pack: t({ message: 'Pack', context: 'one shipment' }),
    shelve: t({ message: 'Pack', context: 'one shipment' }),
    deliver: t({ message: 'Delivered', context: 'act' }),
    replan: t`Plan again`,
    code: t`Enter the code`,
    call: t`Call`,
  }
  return (act, kind) => (act === 'handOver' ? handOver[kind] : names[act])
}
