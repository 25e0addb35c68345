import { useLingui } from '@lingui/react/macro'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { isGivenUp, takesArtwork } from '../../../../src/domains/order-status/statuses.ts'
import { type Client, errorCode, useApi, useClient } from '../../../lib/api.ts'
import {
  artworkQuery,
  type Pin,
  type Proof,
  proofsQuery,
  threadQuery,
  turnQuery,
} from '../../kit/artwork/artwork-queries.ts'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { canOpen } from '../../kit/frame/menu.ts'
import { useAdminNotify } from '../../kit/frame/notices.tsx'
import { actionOf, moveOf } from '../../kit/orders/offered-actions.ts'
import type { OrderDetail } from '../../kit/orders/queries.ts'
import { useGateTexts } from '../../kit/orders/use-gate-texts.ts'
import type { OrderActionHandlers } from '../../kit/orders/use-order-actions.ts'
import { aboutOrder } from '../../kit/orders/use-undo-moves.ts'
import { useFailureMessage, useFailureNotice } from '../../kit/use-failure-message.ts'
import { type Choice, shownOf } from './order-rules.ts'

/** The dialog that is open. */
type Asked =
  | 'take'
  | 'newFile'
  | 'noArtwork'
  | 'override'
  | 'withdraw'
  | 'link'
  | 'history'
  | 'record'
  | 'askMoney'
  | 'charge'
  | 'giveBack'
  | 'startUnpaid'
  | 'handOverUnpaid'
export type PrintPage = ReturnType<typeof usePrintPage>

/** The artwork of an order with all that belongs to it, and which part is shown; empty before `isRead`. */
export function usePrintPage(id: number, isRead: boolean) {
  const api = useApi()
  const artwork = useQuery({ ...artworkQuery(api, id), enabled: isRead })
  const proofs = useQuery({ ...proofsQuery(api, id), enabled: isRead })
  const thread = useQuery({ ...threadQuery(api, id), enabled: isRead })
  const turn = useQuery({ ...turnQuery(api, id), enabled: isRead })
  const [asked, ask] = useState<Asked | null>(null)
  const [choice, choose] = useState<Choice | null>(null)
  const [known, setKnown] = useState(0)
  const [pinId, choosePin] = useState<number | null>(null)
  const newest = artwork.data?.versions[0]?.number ?? 0
  // A version that arrives where none was shown hides nothing.
  if (known === 0 && newest > 0) setKnown(newest)
  const shown = shownOf(
    { versions: artwork.data?.versions ?? [], proofs: proofs.data?.proofs ?? [] },
    { choice, known: known === 0 ? newest : known },
  )
  return {
    id,
    artwork,
    proofs,
    thread,
    turn,
    asked,
    ask,
    ...shown,
    /** Shows a version and one of its rounds. */
    show: (next: Choice) => {
      choose(next)
      setKnown((before) => Math.max(before, next.version))
      choosePin(null)
    },
    pinId,
    choosePin,
  }
}

/** Whether the order has artwork of its own: every other order looks as if there were none. */
export const hasSlot = ({ artwork }: PrintPage): boolean =>
  artwork.data !== undefined && (artwork.data.state !== 'NotNeeded' || artwork.data.versions.length > 0)

/** An action on what belongs to an order: `said` is shown on success, `failed` on failure. */
type OrderAct = {
  run: (client: Client) => Promise<unknown>
  said: string
  failed: string
  detail?: string
  undo?: OrderAct
  /** What undoes it. */
  onUndo?: () => void
  onDone?: () => void
}
export type DoOrderAct = ReturnType<typeof useOrderAct>['act']

/** What is refetched after each of them. */
const renewed = [
  'artwork',
  'proofs',
  'messages',
  'turns',
  'orderLinks',
  'orders',
  'payments',
  'production',
  'history',
]

export const renewPrint = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all(renewed.map((domain) => queryClient.invalidateQueries({ queryKey: [[domain]] })))

/** Runs one at a time, says how it went, and offers undo where possible. */
export function useOrderAct(orderId: number) {
  const client = useClient()
  const queryClient = useQueryClient()
  const notify = useAdminNotify()
  const why = useFailureMessage()
  const noticeOf = useFailureNotice()
  const about = `print ${orderId}`
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: ({ run }: OrderAct) => run(client),
    onSuccess: (_, { said, detail, undo, onUndo = undo && (() => mutate(undo)), onDone }) => {
      notify({
        kind: 'ok',
        about,
        text: said,
        ...(detail && { detail }),
        ...(onUndo && { onUndo }),
      })
      onDone?.()
    },
    onError: (error, { failed }) => {
      const code = errorCode(error)
      if (code === 'FORBIDDEN' || code === 'UNAUTHENTICATED') return
      notify({ kind: 'error', about, ...noticeOf(failed, error) })
    },
    onSettled: () => renewPrint(queryClient),
  })
  return {
    act: (next: OrderAct) => {
      if (!isPending) mutate(next)
    },
    isPending,
    /** Why the last one failed, for a dialog, as notices lie behind it. */
    failure: error ? why(error) : undefined,
    /** The action that is under way. */
    doing: isPending ? variables?.said : undefined,
  }
}

export const noteFieldId = 'order-note'
export const messageFieldId = 'order-message'
export const uploadFieldId = 'order-artwork'
export const approvalId = 'order-approval'
export const turnId = 'order-turn'

export type PrintActs = ReturnType<typeof usePrintActs>

/** Money can come in for what has a price. */
const canRecord = ({ price, status }: OrderDetail): boolean => price !== null && !isGivenUp(status)

const focus = (id: string) => document.getElementById(id)?.focus()

/**
 * The actions of staff on an order's artwork and all that belongs to it; those that aren't possible now are
 * undefined.
 */
export function usePrintActs(order: OrderDetail | undefined, page: PrintPage, acts: OrderActionHandlers) {
  const { t } = useLingui()
  const { user } = useFrame()
  const navigate = useNavigate()
  const notify = useAdminNotify()
  const { id, artwork, turn, ask } = page
  const { act, doing } = useOrderAct(id)
  // Shown as soon as the order moves on, before the refetch.
  const isChangeable = order !== undefined && takesArtwork(order.status)
  const can = (what: 'send' | 'propose' | 'askNew' | 'skip' | 'withdraw' | 'unlock') =>
    isChangeable && (artwork.data?.acts.includes(what) ?? false)
  const gateTexts = useGateTexts()
  const next = order && moveOf(order)
  const moveOn =
    order &&
    next &&
    (() => {
      if (next.barredBy === null) return acts.move(order, next.to)
      const place = next.barredBy === 'approval' ? approvalId : turnId
      document.getElementById(place)?.scrollIntoView({ block: 'nearest' })
      notify({ kind: 'error', about: aboutOrder(id), ...gateTexts[next.barredBy].refusal(id) })
    })
  const passing = (['startUnpaid', 'handOverUnpaid'] as const).find(
    (what) => order && actionOf(order, what)?.barredBy === null,
  )
  const takeIt = (taken: boolean, over: boolean) =>
    act({
      run: (client) => client.turns.take.mutate({ id, taken, over }),
      said: taken ? t`You have taken No. ${id} on` : t`You have let go of No. ${id}`,
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
    /** Moves the order on, or says what bars it. */
    moveOn,
    produce: isChangeable && next?.barredBy === null ? moveOn : undefined,
    /** How it can go on before its money is there; undefined where that isn't what bars it. */
    passing,
    record: order && canRecord(order) && canOpen(user, 'orders') ? () => ask('record') : undefined,
    canOverride: order !== undefined && actionOf(order, 'startUnapproved') !== undefined,
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
