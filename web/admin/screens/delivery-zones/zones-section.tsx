import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type Ref, useEffect, useEffectEvent, useId, useState } from 'react'
import { pick } from '../../../../src/lib/languages.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminButton, WordButton } from '../../../ui/admin/button.tsx'
import { WarnIcon } from '../../../ui/admin/icons.tsx'
import { readBlock } from '../../kit/grid/read-block.ts'
import type { Place } from '../../kit/grid/selection.ts'
import { type PastedZones, pasteZones } from './paste-zones.ts'
import { sharedPlaces } from './places.ts'
import { TextRow } from './text-row.tsx'
import type { ZonesEditing } from './use-zones-editor.ts'
import { WeightsDialog } from './weights-dialog.tsx'
import { ZonePlaces } from './zone-places.tsx'
import { ZonesGrid } from './zones-grid.tsx'
import {
  type Delivery,
  fieldKey,
  figureAt,
  placesOf,
  priceKey,
  shownWeights,
  type Way,
  type Zone,
} from './zones-values.ts'

type ZonesSectionProps = {
  delivery: Delivery
  way: Way
  chosen: Zone | undefined
  editing: ZonesEditing
  canChange: boolean
  placeInput: Ref<HTMLInputElement>
  onChoose: (zone: Zone) => void
  onAdd: () => void
  onDelete: (zone: Zone) => void
  onMove: (ids: number[]) => void
}

/** The zones of a way with their prices, and below them the chosen one's name and places. */
export function ZonesSection(props: ZonesSectionProps) {
  const { delivery, way, chosen, editing, canChange, placeInput, onChoose, onAdd, onDelete, onMove } = props
  const { t } = useLingui()
  const language = useLanguage()
  const id = useId()
  const [isWeighing, weigh] = useState(false)
  const { pasted, paste } = usePaste({ way, editing, canChange })
  const weights = shownWeights(editing.editor.values, way.id)
  const name = chosen ? pick(chosen, 'name', language) : ''
  return (
    <>
      <section aria-labelledby={id}>
        <div className="flex flex-wrap items-baseline gap-x-2.5 pb-2">
          <h2 id={id} className="admin-h2">
            <Trans>Zones</Trans>
          </h2>
          <span className="mr-auto text-t3">
            <Trans>price by weight, ₼</Trans>
          </span>
          {canChange && (
            <span className="flex flex-wrap gap-x-5">
              {way.zones.length > 0 && (
                <WordButton onClick={() => weigh(true)}>
                  <Trans>Weights…</Trans>
                </WordButton>
              )}
              <WordButton onClick={onAdd}>
                <Trans>Add a zone</Trans>
              </WordButton>
            </span>
          )}
        </div>
        {way.zones.length > 0 ? (
          <ZonesGrid
            way={way}
            editing={editing}
            chosen={chosen}
            canChange={canChange}
            onChoose={onChoose}
            onPaste={paste}
            onMove={onMove}
          />
        ) : (
          <p className="border-key border-t-2 border-b border-b-line2 bg-paper px-3.5 py-4 text-t2">
            <Trans>This way has no zones yet: staff say the price of each order.</Trans>
          </p>
        )}
        <p role="status" className="admin-meta text-t2 empty:hidden [&:not(:empty)]:pt-2">
          {pasted && <PastedText pasted={pasted} />}
        </p>
        <SharedPlaces delivery={delivery} way={way} editing={editing} />
      </section>
      {chosen && (
        <section aria-label={t`Places: ${name}`}>
          <div className="flex flex-wrap items-baseline gap-x-2.5 pb-2">
            <h2 className="admin-h2 wrap-anywhere">
              <Trans>{name}: places</Trans>
            </h2>
            <span className="mr-auto text-t3">
              <Trans>az, ru, en and other spellings</Trans>
            </span>
          </div>
          <div className="border-key border-t-2 border-b border-b-line2 bg-paper">
            <ZonePlaces
              key={chosen.id}
              way={way}
              zone={chosen}
              editing={editing}
              canChange={canChange}
              input={placeInput}
            />
            <fieldset disabled={!canChange} className="grid gap-3.5 border-line1 border-t px-3.5 py-3.5">
              <legend className="sr-only">{name}</legend>
              <TextRow
                editing={editing}
                name={fieldKey('zone', chosen.id, 'name')}
                label={t`Name of the zone`}
                max={100}
                required
              />
              {canChange && (
                <AdminButton variant="danger" onClick={() => onDelete(chosen)} className="justify-self-start">
                  <Trans>Delete the zone…</Trans>
                </AdminButton>
              )}
            </fieldset>
          </div>
        </section>
      )}
      {isWeighing && (
        <WeightsDialog
          weights={weights}
          onClose={() => weigh(false)}
          onApply={(next) => {
            weigh(false)
            putWeights({ way, editing, next })
          }}
        />
      )}
    </>
  )
}

type NewWeights = { way: Way; editing: ZonesEditing; next: readonly number[] }

/** The columns of all zones of a way; the prices of those that go are emptied. */
function putWeights({ way, editing: { editor }, next }: NewWeights): void {
  const gone = shownWeights(editor.values, way.id).filter((weight) => !next.includes(weight))
  for (const grams of gone)
    for (const { id } of way.zones)
      if (figureAt(editor.values, priceKey(id, grams)) !== '') editor.set(priceKey(id, grams), '')
  editor.set(fieldKey('way', way.id, 'weights'), next)
}

/** Pastes a block into a cell, and one that is pasted outside of all fields into the table. */
function usePaste({ way, editing, canChange }: Pick<ZonesSectionProps, 'way' | 'editing' | 'canChange'>) {
  const [pasted, setPasted] = useState<PastedZones | null>(null)
  const { editor } = editing
  const paste = (block: string[][], at: Place) => {
    const zones = way.zones.map(({ id, name, name_ru, name_en }) => ({ id, names: [name, name_ru, name_en] }))
    const weights = shownWeights(editor.values, way.id)
    const put = pasteZones(block, { zones, weights, at })
    if (put.weights.length > weights.length) editor.set(fieldKey('way', way.id, 'weights'), put.weights)
    for (const [key, figure] of Object.entries(put.cells)) editor.set(key, figure)
    setPasted(put)
    const wrong = Object.keys(put.cells).filter((key) => typeof put.cells[key] === 'string' && put.cells[key])
    if (wrong.length > 0) void editor.methods.trigger(wrong)
  }
  const pasteAnywhere = useEffectEvent((event: ClipboardEvent) => {
    const target = event.target instanceof Element ? event.target : null
    if (!canChange || way.zones.length === 0 || target?.closest('input, textarea, [role=dialog]')) return
    const text = event.clipboardData?.getData('text/plain') ?? ''
    if (!/[\t\n;]/.test(text.trim())) return
    event.preventDefault()
    paste(readBlock(text), { row: 0, column: 0 })
  })
  useEffect(() => {
    const listen = (event: ClipboardEvent) => pasteAnywhere(event)
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [])
  return { pasted, paste }
}

/** What became of a pasted block, and what of it has no place. */
function PastedText({ pasted: { rows, columns, left } }: { pasted: PastedZones }) {
  const others = left.join(', ')
  return (
    <>
      <Plural value={rows} one="# row" other="# rows" />
      {' × '}
      <Plural value={columns} one="# column was pasted" other="# columns were pasted" />
      {left.length > 0 && (
        <span className="text-warn">
          {'. '}
          <Trans>Nothing in the table is called so: {others}</Trans>
        </span>
      )}
    </>
  )
}

const maxShared = 3

/** Places that two ways have in a zone each: no mistake, but worth knowing (DEL-5). */
function SharedPlaces({ delivery, way, editing }: Pick<ZonesSectionProps, 'delivery' | 'way' | 'editing'>) {
  const language = useLanguage()
  const { values } = editing.editor
  const zones = delivery.ways.flatMap(({ id: wayId, zones: own }) =>
    own.map(({ id: zoneId }) => ({ zoneId, wayId, places: placesOf(values, zoneId) })),
  )
  const nameOf = (zoneId: number, wayId: number): string => {
    const of = delivery.ways.find(({ id }) => id === wayId)
    const zone = of?.zones.find(({ id }) => id === zoneId)
    return [zone, of].flatMap((one) => (one ? pick(one, 'name', language) : [])).join(' · ')
  }
  const shared = sharedPlaces(zones).filter((one) => one.zones.some(({ wayId }) => wayId === way.id))
  if (shared.length === 0) return null
  return (
    <div className="mt-3 flex gap-2.5 border border-warn bg-warn-ground px-3.5 py-2.5 text-warn">
      <WarnIcon className="mt-0.5" />
      <div className="min-w-0">
        {shared.slice(0, maxShared).map(({ place, zones: where }) => {
          const name = pick(place, 'name', language)
          const list = where.map(({ zoneId, wayId }) => nameOf(zoneId, wayId)).join('; ')
          return (
            <p key={place.name}>
              <Trans>
                <b>{name}</b> is in several zones: {list}. Customers are shown all of them, not the cheapest.
              </Trans>
            </p>
          )
        })}
        {shared.length > maxShared && (
          <p>
            <Plural value={shared.length - maxShared} one="and # more place" other="and # more places" />
          </p>
        )}
      </div>
    </div>
  )
}
