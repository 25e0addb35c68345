import { useRef, useState } from 'react'
import { handOver } from '../../../lib/device.ts'
import { useOnline } from '../../../lib/use-online.ts'
import { type ProvedOrder, useOrderPage } from './order-way.tsx'
import { type Missing, missingOf, noTicks, type Tick, type Ticked } from './sign-off-rules.ts'
import { isOutdated, useAnswer } from './use-answer.ts'
import type { Viewer } from './use-viewer.ts'

/** What is ticked, what is still missing, and the press itself. */
export function useSignOff(order: ProvedOrder, viewer: Viewer) {
  const { round, draft, notes, left } = viewer
  const [ticked, setTicked] = useState<Ticked>(noTicks)
  const [said, setSaid] = useState<Missing | 'offline' | null>(null)
  const sheet = useRef<HTMLElement>(null)
  const isOnline = useOnline()
  const toOrder = useOrderPage(order)
  const { approve } = useAnswer(order.order.id, () => {
    viewer.forget()
    handOver('approved', String(order.order.id))
    void toOrder()
  })
  const goTo = (missing: Missing) => {
    setSaid(missing)
    sheet.current?.querySelector<HTMLElement>(`[data-sign="${missing}"]`)?.focus()
  }
  const tick = (name: Tick) => {
    if (left.length > 0) return goTo('pages')
    setSaid(null)
    setTicked({ ...ticked, [name]: !ticked[name] })
  }
  const press = () => {
    const missing = missingOf({ notes: notes.length, left: left.length, ticked, name: draft.name })
    if (missing) return goTo(missing)
    setSaid(isOnline ? null : 'offline')
    if (!isOnline) return
    const { round: number, version } = round.proof
    approve.mutate(
      { round: number, version, name: draft.name.trim() },
      // What was ticked may be of something else by now.
      { onError: (error) => isOutdated(error) && setTicked(noTicks) },
    )
  }
  return { sheet, ticked, tick, said, press, approve, isOnline }
}
