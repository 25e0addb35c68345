import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { serverNow } from '../../../lib/server-time.ts'
import type { Shipment } from '../../kit/delivery/shipments.ts'
import { useShipmentAct } from '../../kit/delivery/use-shipment-act.ts'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { canOpen } from '../../kit/frame/menu.ts'
import { phoneLinks } from '../../kit/phone-links.ts'
import { useDownload } from '../../kit/use-download.ts'
import { weighedId } from './pack-fields.tsx'
import { nextActOf } from './shipment-groups.ts'
import { daysSince } from './shipment-state.ts'
import { toPacked, usePackDrafts } from './use-pack-draft.ts'

/** What is asked in a dialog before it is done. */
export type AskedFor = 'handOver' | 'deliver' | 'code' | 'fail' | 'way' | 'cancel'

type Asking = {
  /** Shows the rail of a shipment, where it is packed. */
  onPacking: (shipment: Shipment) => void
  /** Something was done with it: the list goes on to the next one. */
  onDone: (shipment: Shipment) => void
}

/** Everything that can be done with shipments on their screen; area 8 does it, area 7 looks on. */
export function useShipmentActs({ onPacking, onDone }: Asking) {
  const { t } = useLingui()
  const { user } = useFrame()
  const { act, isPending } = useShipmentAct()
  const { download, busy } = useDownload()
  const drafts = usePackDrafts()
  const [checkedId, check] = useState<number | null>(null)
  const [asked, ask] = useState<{ what: AskedFor; shipment: Shipment } | null>(null)

  function pack(shipment: Shipment) {
    check(shipment.id)
    const packed = toPacked(drafts.of(shipment))
    if (!packed || shipment.hindrance !== null) return
    const { id, number } = shipment
    const { boxes } = packed
    act({
      run: (client) => client.shipments.pack.mutate({ id, ...packed }),
      said: t`${number} is packed: ${plural(boxes, { one: '# box', other: '# boxes' })}`,
      onDone: () => {
        drafts.set(id, null)
        check(null)
        onDone(shipment)
      },
    })
  }
  const replan = (shipment: Shipment) => {
    const { id, number } = shipment
    act({
      run: (client) => client.shipments.replan.mutate({ id }),
      said: t`${number} is to be packed again`,
      onDone: () => onDone(shipment),
    })
  }
  function next(shipment: Shipment) {
    // Why it isn't possible stands in the rail.
    if (shipment.hindrance !== null && shipment.status === 'Packed') return onPacking(shipment)
    switch (nextActOf(shipment, daysSince(shipment.since, serverNow()))) {
      case 'pack':
      case 'shelve':
        onPacking(shipment)
        // The rail may only be there after the next render.
        requestAnimationFrame(() => document.getElementById(weighedId)?.focus())
        return
      case 'handOver':
        return ask({ what: 'handOver', shipment })
      case 'deliver':
        return ask({ what: 'deliver', shipment })
      case 'code':
        return ask({ what: 'code', shipment })
      case 'call':
        location.href = phoneLinks(shipment.appUser.phoneNumber).call
        return
      case 'replan':
        return replan(shipment)
      default:
        return onPacking(shipment)
    }
  }

  return {
    canAct: canOpen(user, 'orders'),
    packing: { draftOf: drafts.of, set: drafts.set, checkedId },
    pack,
    next,
    replan,
    takeBack: (shipment: Shipment) => {
      const { id, number } = shipment
      act({
        run: (client) => client.shipments.takeBack.mutate({ id }),
        said: t`${number} is back in the house`,
        onDone: () => onDone(shipment),
      })
    },
    hasLabel: ({ status }: Shipment) => status === 'Planned' || status === 'Packed' || status === 'Waiting',
    print: (shipments: readonly Shipment[]) => {
      const ids = shipments.map(({ id }) => id)
      if (ids.length > 0) download(`/shipments/labels?ids=${encodeURIComponent(JSON.stringify(ids))}`)
    },
    isPrinting: busy !== undefined,
    asked,
    ask: (what: AskedFor, shipment: Shipment) => ask({ what, shipment }),
    close: () => ask(null),
    /** A dialog has done it. */
    done: (shipment: Shipment) => {
      ask(null)
      onDone(shipment)
    },
    isBusy: isPending,
  }
}
export type ShipmentActs = ReturnType<typeof useShipmentActs>
