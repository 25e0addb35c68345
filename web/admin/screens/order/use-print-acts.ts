import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { moveTargetFrom } from '../../../../src/domains/order-status/statuses.ts'
import type { Pin, Proof } from '../../kit/artwork/artwork-queries.ts'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { canOpen } from '../../kit/frame/menu.ts'
import { useAdminNotify } from '../../kit/frame/notices.tsx'
import type { OrderDetail } from '../../kit/orders/queries.ts'
import type { OrderActionHandlers } from '../../kit/orders/use-order-actions.ts'
import { aboutOrder } from '../../kit/orders/use-undo-moves.ts'
import { noteFieldId } from './note-form.tsx'
import { useDeed } from './use-deed.ts'
import type { PrintPage } from './use-print-page.ts'

export const messageFieldId = 'order-message'
export const uploadFieldId = 'order-artwork'
export const approvalId = 'order-approval'

export type PrintActs = ReturnType<typeof usePrintActs>

const focus = (id: string) => document.getElementById(id)?.focus()

/** What staff do with the artwork of an order and all that belongs to it; what can't be done now isn't there. */
export function usePrintActs(order: OrderDetail | undefined, page: PrintPage, acts: OrderActionHandlers) {
  const { t } = useLingui()
  const { user } = useFrame()
  const navigate = useNavigate()
  const notify = useAdminNotify()
  const { id, artwork, turn, ask } = page
  const { act, doing } = useDeed(id)
  // Shown as soon as the order moves on, before it is read anew.
  const takesArtwork = order?.status === 'Pending' || order?.status === 'Accepted'
  const can = (what: 'send' | 'propose' | 'askNew' | 'skip' | 'withdraw' | 'unlock') =>
    takesArtwork && (artwork.data?.acts.includes(what) ?? false)
  const next = order && canOpen(user, 'orders') ? moveTargetFrom(order.status) : null
  const isLocked = next === 'InProduction' && artwork.data?.isPrintable === false
  const sayLocked = () => {
    document.getElementById(approvalId)?.scrollIntoView({ block: 'nearest' })
    notify({
      kind: 'error',
      about: aboutOrder(id),
      text: t`№ ${id} can’t go into production yet`,
      detail: t`No production without approval: wait for it, or start without it and say why.`,
    })
  }
  const takeIt = (taken: boolean, over: boolean) =>
    act({
      run: (client) => client.turns.take.mutate({ id, taken, over }),
      said: taken ? t`You have taken № ${id} on` : t`You have let go of № ${id}`,
      failed: t`That was not saved`,
    })
  const take = () => {
    const by = turn.data?.taken?.by.id
    if (by !== undefined && by !== user.id) ask('take')
    else takeIt(by === undefined, false)
  }
  return {
    act,
    doing,
    take,
    takeOver: () => takeIt(true, true),
    isLocked,
    sayLocked,
    produce:
      order && next === 'InProduction' && !isLocked ? () => acts.move(order, 'InProduction') : undefined,
    canOverride: isLocked,
    propose: can('propose')
      ? () => void navigate({ to: '/admin/ordersadmin/$id/proof', params: { id: String(id) } })
      : undefined,
    upload: can('send') ? () => document.getElementById(uploadFieldId)?.click() : undefined,
    askNew: can('askNew') ? () => ask('newFile') : undefined,
    skip: can('skip') ? () => ask('noArtwork') : undefined,
    withdraw: can('withdraw') ? () => ask('withdraw') : undefined,
    canUnlock: can('unlock'),
    write: () => focus(messageFieldId),
    note: () => focus(noteFieldId),
    fix: ({ round }: Proof, pin: Pin, fixed: boolean) => {
      const set = (isFixed: boolean) => (client: Parameters<Parameters<typeof act>[0]['run']>[0]) =>
        client.proofs.fixPin.mutate({ id, round, pinId: pin.id, fixed: isFixed })
      const open = t`Remark ${pin.number} is open again`
      const closed = t`Remark ${pin.number} is closed`
      const failed = t`The remark was not changed`
      act({
        run: set(fixed),
        said: fixed ? closed : open,
        failed,
        undo: { run: set(!fixed), said: fixed ? open : closed, failed },
      })
    },
    requireByStaff: (required: boolean) =>
      act({
        run: (client) => client.proofs.requireByStaff.mutate({ id, required }),
        said: required ? t`We make every proof of this order` : t`The site makes the proof where it can`,
        failed: t`That was not saved`,
      }),
  }
}
