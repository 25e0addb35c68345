import { useQueryClient } from '@tanstack/react-query'
import type { inferRouterInputs } from '@trpc/server'
import { useMemo, useState } from 'react'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { errorCode, fieldErrors, useApi, useClient } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { type Editor, useEditor } from '../../kit/editor/use-editor.ts'
import { problemTexts } from './problem-texts.ts'
import { useZoneNames, useZoneValueText } from './use-zone-texts.ts'
import { type Call, callsOf } from './zones-calls.ts'
import { zonesForm } from './zones-check.ts'
import {
  type Delivery,
  fieldKey,
  readZones,
  recordOf,
  shownWeights,
  type ZonesValues,
} from './zones-values.ts'

type Inputs = inferRouterInputs<AppRouter>['delivery']

/** The editing of all ways, zones and points: one bar saves what was changed of any of them. */
export function useZonesEditor(delivery: Delivery) {
  const { delivery: procedures } = useClient()
  const api = useApi()
  const queryClient = useQueryClient()
  const language = useLanguage()
  const [gone, setGone] = useState<Call | null>(null)
  const read = useMemo(() => readZones(delivery), [delivery])
  const schema = useMemo(() => zonesForm(delivery, problemTexts), [delivery])
  const texts = useZoneValueText()
  const send = ({ record, id, input }: Call, updatedAt: string | undefined) => {
    const sent = { ...input, id, updatedAt }
    if (record === 'way') return procedures.updateWay.mutate(sent as Inputs['updateWay'])
    if (record === 'zone') return procedures.updateZone.mutate(sent as Inputs['updateZone'])
    return procedures.updatePoint.mutate(sent as Inputs['updatePoint'])
  }
  const editor: Editor<ZonesValues> = useEditor<ZonesValues>({
    id: 'delivery',
    read,
    schema,
    texts,
    save: async ({ values, changed, version = '{}' }) => {
      const versions: Record<string, string> = JSON.parse(version)
      for (const call of callsOf(values, Object.keys(changed), delivery)) {
        const name = `${call.record}${call.id}`
        try {
          versions[name] = (await send(call, versions[name])).updatedAt
        } catch (error) {
          if (errorCode(error) === 'NOT_FOUND') setGone(call)
          for (const [path, message] of Object.entries(fieldErrors(error)))
            editor.methods.setError(keyOfPath(call, path, values), { type: 'server', message })
          throw error
        }
      }
    },
    reread: async () =>
      readZones(await queryClient.fetchQuery({ ...api.delivery.all.queryOptions(), staleTime: 0 })),
    onSaved: () => void api.delivery.invalidate(),
  })
  const nameIn = ({ ways, points }: Delivery, { record, id }: Call): string => {
    const way = ways.find((one) => one.id === id)
    const zone = ways.flatMap(({ zones }) => zones).find((one) => one.id === id)
    const point = points.find((one) => one.id === id)
    if (record === 'point') return point ? pick(point, 'address', language) : ''
    const named = record === 'way' ? way : zone
    return named ? pick(named, 'name', language) : ''
  }
  /** Takes back what isn't saved of some records, as when they are deleted. */
  const forget = (isOf: (of: { record: string; id: number }) => boolean) => {
    for (const key of editor.changed) {
      const of = recordOf(key)
      if (of && isOf(of)) editor.set(key, editor.stored[key])
    }
  }
  const keyOfPath = ({ record, id }: Call, path: string, values: ZonesValues): string => {
    const [field = ''] = path.split('.')
    if (field === 'daysFrom' || field === 'daysTo') return fieldKey(record, id, 'days')
    if (field !== 'bands') return fieldKey(record, id, field)
    const way = delivery.ways.find(({ zones }) => zones.some((zone) => zone.id === id))
    const [first = 0] = way ? shownWeights(values, way.id) : []
    return fieldKey(record, id, `up${first}`)
  }
  const { isGone, closeGone } = editor
  const isOfGone = (of: { record: string; id: number } | null) =>
    of !== null && of.record === gone?.record && of.id === gone.id
  const lost = editor.changed.filter((key) => isOfGone(recordOf(key)))
  const names = useZoneNames(delivery, editor.values)
  return {
    editor,
    /** What the form around the fields shows. */
    frame: {
      ...editor,
      // Of all that is on the screen only what was typed is worth copying.
      values: isGone
        ? Object.fromEntries(lost.map((key) => [key, editor.textOf(key, editor.values[key])]))
        : editor.values,
      closeGone: () => {
        closeGone()
        forget(isOfGone)
        void api.delivery.invalidate()
      },
    },
    /** The name of the record that another user has deleted while it was edited, or of its field where that is gone. */
    gone: isGone && gone ? nameIn(delivery, gone) || (names[lost[0] ?? ''] ?? '') : null,
    forget,
    names,
  }
}

export type ZonesEditing = ReturnType<typeof useZonesEditor>
