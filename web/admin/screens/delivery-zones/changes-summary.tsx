import { Plural } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../lib/api.ts'
import { fieldName } from '../../kit/editor/field-names.ts'
import type { ZonesEditing } from './use-zones-editor.ts'
import { repricedZones } from './zones-values.ts'

/** So many changes are said with their figures, and so many by their names. */
const maxSummed = 2
const maxNamed = 6

/** The changes as they are said in the save bar, and which prices stay. */
export function ChangesSummary({ editing }: { editing: ZonesEditing }) {
  return (
    <>
      {changesText(editing)}
      <KeptPrices zoneIds={repricedZones(editing.editor.changed)} />
    </>
  )
}

/** What a figure was and what it becomes; of many changes their names. */
function changesText({ editor, names }: ZonesEditing): string {
  const { changed, values, stored, textOf } = editor
  const of = (key: string): string => {
    const [was, becomes] = [textOf(key, stored[key]), textOf(key, values[key])]
    const isShort = was.length + becomes.length < 40
    const name = fieldName(names, values, key)
    return isShort ? `${name}: ${was || '—'} › ${becomes || '—'}` : name
  }
  if (changed.length <= maxSummed) return changed.map(of).join(' · ')
  const named = changed.slice(0, maxNamed).map((key) => fieldName(names, values, key))
  const others = changed.length - named.length
  return `${named.join('; ')}${others > 0 ? ` +${others}` : ''}`
}

/** How many open shipments of these zones keep the price that was chosen (DEL-67). */
function KeptPrices({ zoneIds }: { zoneIds: readonly number[] }) {
  const { data = [] } = useQuery({
    ...useApi().shipments.pricedByZone.queryOptions(),
    enabled: zoneIds.length > 0,
  })
  const kept = data.filter(({ zoneId }) => zoneIds.includes(zoneId))
  const count = kept.reduce((all, { shipments }) => all + shipments, 0)
  if (count === 0) return null
  return (
    <>
      {' · '}
      <Plural value={count} one="# open shipment keeps its price" other="# open shipments keep their price" />
    </>
  )
}
