import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { pick } from '../../../../src/lib/languages.ts'
import { errorCode, useApi, useClient } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { useAdminNotify } from '../../kit/frame/notices.tsx'
import { useUndoDelete } from '../../kit/history/use-undo-delete.ts'
import { useOrder } from '../../kit/sortable/use-order.ts'
import { useFailureNotice } from '../../kit/use-failure-message.ts'
import type { Delivery, Point, Way, Zone } from './zones-values.ts'

export type Deleted =
  | { kind: 'way'; way: Way }
  | { kind: 'zone'; zone: Zone }
  | { kind: 'point'; point: Point }

/** Deletes a way, zone or point at once; undoing brings the same back, a way with all its zones (DEL-65). */
export function useDelete(onDeleted: (deleted: Deleted) => void) {
  const { t } = useLingui()
  const language = useLanguage()
  const { delivery } = useClient()
  const api = useApi()
  const notify = useAdminNotify()
  const noticeOf = useFailureNotice()
  const onSettled = () => api.delivery.invalidate()
  const nameOf = (deleted: Deleted): string => {
    if (deleted.kind === 'way') return pick(deleted.way, 'name', language)
    if (deleted.kind === 'zone') return pick(deleted.zone, 'name', language)
    return pick(deleted.point, 'address', language)
  }
  const undo = {
    way: useUndoDelete('deliveryWay'),
    zone: useUndoDelete('deliveryZone'),
    point: useUndoDelete('pickupPoint'),
  }
  return useMutation({
    mutationFn: (deleted: Deleted) => {
      if (deleted.kind === 'way') return delivery.deleteWay.mutate({ id: deleted.way.id })
      if (deleted.kind === 'zone') return delivery.deleteZone.mutate({ id: deleted.zone.id })
      return delivery.deletePoint.mutate({ id: deleted.point.id })
    },
    onSuccess: (_, deleted) => {
      const name = nameOf(deleted)
      notify({ kind: 'ok', text: t`“${name}” was deleted`, onUndo: undo[deleted.kind](idOf(deleted)) })
      onDeleted(deleted)
    },
    onError: (error, deleted) => {
      const code = errorCode(error) ?? ''
      // Another user has deleted it already, so it stays away.
      if (code === 'NOT_FOUND') onDeleted(deleted)
      if (['FORBIDDEN', 'UNAUTHENTICATED', 'NOT_FOUND'].includes(code)) return
      const name = nameOf(deleted)
      notify({ kind: 'error', ...noticeOf(t`“${name}” was not deleted`, error) })
    },
    onSettled,
  })
}

export function idOf(deleted: Deleted): number {
  if (deleted.kind === 'way') return deleted.way.id
  return deleted.kind === 'zone' ? deleted.zone.id : deleted.point.id
}

const inOrder = <Row extends { id: number }>(rows: readonly Row[], ids: readonly number[]): Row[] =>
  rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))

/** Puts ways, or the zones of a way, in order (DEL-66). */
export function usePutInOrder() {
  const { delivery } = useClient()
  const api = useApi()
  const { queryKey } = api.delivery.all.queryOptions()
  const renew = () => api.delivery.invalidate()
  const waysOrder = useOrder<Delivery>({
    queryKey,
    arrange: (data, ids) => ({ ...data, ways: inOrder(data.ways, ids) }),
    put: (ids) => delivery.orderWays.mutate({ ids }),
    renew,
  })
  const zonesOrder = useOrder<Delivery>({
    queryKey,
    arrange: (data, ids) => ({
      ...data,
      ways: data.ways.map((way) =>
        way.zones.some(({ id }) => ids.includes(id)) ? { ...way, zones: inOrder(way.zones, ids) } : way,
      ),
    }),
    put: (ids) => delivery.orderZones.mutate({ ids }),
    renew,
  })
  return { putWays: waysOrder, putZones: zonesOrder }
}
