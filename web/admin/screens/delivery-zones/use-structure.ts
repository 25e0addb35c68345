import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { pick } from '../../../../src/lib/languages.ts'
import { errorCode, useApi, useClient } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { useAdminNotify } from '../../kit/frame/notices.tsx'
import { useOrder } from '../../kit/sortable/use-order.ts'
import { useFailureNotice } from '../../kit/use-failure-message.ts'
import type { Delivery, Point, Way, Zone } from './zones-values.ts'

export type Deleted =
  | { kind: 'way'; way: Way }
  | { kind: 'zone'; zone: Zone }
  | { kind: 'point'; point: Point }

/** Deletes a way, zone or point at once; undoing creates the same again, a way with all its zones (DEL-65). */
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
  const again = useMutation({
    mutationFn: async (deleted: Deleted) => {
      if (deleted.kind === 'point')
        return void (await delivery.createPoint.mutate(withoutVersion(deleted.point)))
      if (deleted.kind === 'zone')
        return void (await delivery.createZone.mutate(withoutVersion(deleted.zone)))
      const { zones, ...way } = withoutVersion(deleted.way)
      const { id: wayId } = await delivery.createWay.mutate(way)
      for (const zone of zones) await delivery.createZone.mutate({ ...withoutVersion(zone), wayId })
    },
    onSuccess: () => notify({ kind: 'ok', text: t`The deletion was undone` }),
    onError: (error) => notify({ kind: 'error', ...noticeOf(t`The deletion could not be undone`, error) }),
    onSettled,
  })
  return useMutation({
    mutationFn: (deleted: Deleted) => {
      if (deleted.kind === 'way') return delivery.deleteWay.mutate({ id: deleted.way.id })
      if (deleted.kind === 'zone') return delivery.deleteZone.mutate({ id: deleted.zone.id })
      return delivery.deletePoint.mutate({ id: deleted.point.id })
    },
    onSuccess: (_, deleted) => {
      const name = nameOf(deleted)
      notify({ kind: 'ok', text: t`“${name}” was deleted`, onUndo: () => again.mutate(deleted) })
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

function withoutVersion<Row extends { id: number; updatedAt: string }>(
  row: Row,
): Omit<Row, 'id' | 'updatedAt'> {
  const { id: _, updatedAt: __, ...written } = row
  return written
}

const inOrder = <Row extends { id: number }>(rows: readonly Row[], ids: readonly number[]): Row[] =>
  rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))

/** Puts ways, or the zones of a way, in order: only what moves is sent. */
export function usePutInOrder() {
  const { delivery } = useClient()
  const api = useApi()
  const { queryKey } = api.delivery.all.queryOptions()
  const renew = () => api.delivery.invalidate()
  const waysOrder = useOrder<Delivery>({
    queryKey,
    arrange: (data, ids) => ({ ...data, ways: inOrder(data.ways, ids) }),
    put: async (ids) => {
      for (const [index, id] of ids.entries()) await delivery.updateWay.mutate({ id, priority: index + 1 })
    },
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
    put: async (ids) => {
      for (const [index, id] of ids.entries()) await delivery.updateZone.mutate({ id, priority: index + 1 })
    },
    renew,
  })
  return { putWays: waysOrder, putZones: zonesOrder }
}
