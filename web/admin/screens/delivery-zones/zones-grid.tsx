import { Trans, useLingui } from '@lingui/react/macro'
import { type ClipboardEvent, type KeyboardEvent, useId } from 'react'
import { pick } from '../../../../src/lib/languages.ts'
import { classNames } from '../../../lib/class-names.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { FieldNote } from '../../../ui/admin/field.tsx'
import { readBlock } from '../../kit/grid/read-block.ts'
import { type Place, stepOf } from '../../kit/grid/selection.ts'
import { SortableArea } from '../../kit/sortable/sortable-area.tsx'
import { draggedLook, useSortableItem } from '../../kit/sortable/use-sortable-item.tsx'
import { FigureInput } from './figure-input.tsx'
import { cellKeyOf, columnsOf, type ZoneColumn } from './paste-zones.ts'
import { useZoneTexts } from './use-zone-texts.ts'
import type { ZonesEditing } from './use-zones-editor.ts'
import {
  type Figure,
  fieldKey,
  figureAt,
  isUnread,
  placesOf,
  readPrice,
  shownWeights,
  textAt,
  type Way,
  type Zone,
} from './zones-values.ts'

type ZonesGridProps = {
  way: Way
  editing: ZonesEditing
  chosen: Zone | undefined
  canChange: boolean
  onChoose: (zone: Zone) => void
  /** A block of a spreadsheet, from this place on. */
  onPaste: (block: string[][], at: Place) => void
  onMove: (ids: number[]) => void
}

/** What each zone of a way costs, by weight: a table whose cells are left by the arrow keys and Enter. */
export function ZonesGrid({ way, editing, chosen, canChange, onChoose, onPaste, onMove }: ZonesGridProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const texts = useZoneTexts()
  const columns = columnsOf(shownWeights(editing.editor.values, way.id))
  const extent = { rows: way.zones.length, columns: columns.length, page: way.zones.length }
  const keys = useCellKeys(extent)
  const nameOf = (zone: Zone) => pick(zone, 'name', language)
  const items = way.zones.map((zone) => ({ key: String(zone.id), zone }))
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    const at = placeOf(event.target)
    if (!canChange || !at || !/[\t\n]/.test(text.trim())) return
    event.preventDefault()
    onPaste(readBlock(text), at)
  }
  const move = (key: string, over: string) => {
    const ids = way.zones.map(({ id }) => id)
    const [from, to] = [ids.indexOf(Number(key)), ids.indexOf(Number(over))]
    onMove(ids.toSpliced(from, 1).toSpliced(to, 0, Number(key)))
  }
  return (
    <div className="overflow-x-auto border-key border-t-2 bg-paper">
      <SortableArea
        items={items}
        nameOf={({ zone }) => nameOf(zone)}
        onMove={move}
        disabled={!canChange || items.length < 2}
      >
        <table className="w-full border-collapse" onKeyDown={keys} onPaste={paste}>
          <caption className="sr-only">{t`Prices of the zones, ₼`}</caption>
          <thead>
            <tr className="h-8 border-key border-b">
              <th scope="col" className="w-full px-3.5 text-left font-medium">
                <Trans>Zone · places</Trans>
              </th>
              {columns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className="admin-meta whitespace-nowrap pr-1 pl-3 text-right font-medium last:pr-3.5"
                >
                  {texts.column(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map(({ key, zone }, row) => (
              <ZoneRow
                key={key}
                zone={zone}
                row={row}
                columns={columns}
                editing={editing}
                isChosen={zone.id === chosen?.id}
                canChange={canChange}
                canMove={canChange && items.length > 1}
                onChoose={() => onChoose(zone)}
              />
            ))}
          </tbody>
        </table>
      </SortableArea>
    </div>
  )
}

/** The place of the cell that something happens in. */
function placeOf(target: EventTarget): Place | null {
  const cell = target instanceof HTMLInputElement ? target : null
  const { row, column } = cell?.dataset ?? {}
  return row !== undefined && column !== undefined ? { row: Number(row), column: Number(column) } : null
}

/** Moves between the cells: Enter down, arrows at the end of the text sideways, as in a spreadsheet. */
function useCellKeys(extent: { rows: number; columns: number; page: number }) {
  return (event: KeyboardEvent) => {
    const { key, target, shiftKey } = event
    const at = placeOf(target)
    if (!at || event.altKey || event.ctrlKey || event.metaKey || !(target instanceof HTMLInputElement)) return
    const { selectionStart, selectionEnd, value } = target
    const isWhole = selectionStart === 0 && selectionEnd === value.length
    const isAtEdge = key === 'ArrowLeft' ? selectionEnd === 0 : selectionStart === value.length
    const isSideways = key === 'ArrowLeft' || key === 'ArrowRight'
    const isText = (isSideways && !isWhole && !isAtEdge) || key === 'Home' || key === 'End'
    if (key === 'Escape') target.blur()
    const down = shiftKey ? 'ArrowUp' : 'ArrowDown'
    const to =
      isText || (shiftKey && isSideways) ? null : stepOf(key === 'Enter' ? down : key, at, extent, false)
    if (key !== 'Escape' && !to) return
    event.preventDefault()
    event.stopPropagation()
    const cells = event.currentTarget.querySelectorAll<HTMLElement>('input[data-row]')
    if (to) cells[to.row * extent.columns + to.column]?.focus()
  }
}

type ZoneRowProps = {
  zone: Zone
  row: number
  columns: readonly ZoneColumn[]
  editing: ZonesEditing
  isChosen: boolean
  canChange: boolean
  canMove: boolean
  onChoose: () => void
}

function ZoneRow(props: ZoneRowProps) {
  const { zone, row, columns, editing, isChosen, canChange, canMove, onChoose } = props
  const { editor } = editing
  const { values } = editor
  const language = useLanguage()
  const id = useId()
  const typedName = textAt(values, fieldKey('zone', zone.id, 'name'))
  const name = language === 'az' && typedName.trim() !== '' ? typedName : pick(zone, 'name', language)
  const places = placesOf(values, zone.id).map((place) => pick(place, 'name', language))
  const { place, isDragging, handle } = useSortableItem({ id: String(zone.id), name, disabled: !canMove })
  const errors = columns.flatMap((column) => {
    const key = cellKeyOf(zone.id, column)
    const error = editor.errors[key]
    return error ? [error] : []
  })
  return (
    <>
      <tr
        {...place}
        className={classNames(
          'h-11.5 border-line1 border-b motion-reduce:transition-none!',
          isChosen && 'bg-cyan-ground',
          isDragging && draggedLook,
        )}
      >
        <th
          scope="row"
          className={classNames(
            'sticky left-0 z-1 px-2 text-left font-normal',
            isChosen ? 'bg-cyan-ground shadow-[inset_3px_0_0_var(--cyan)]' : 'bg-paper',
          )}
        >
          <span className="flex items-center gap-1">
            {handle ?? <span className="w-1.5" />}
            <button
              type="button"
              data-zone={zone.id}
              aria-pressed={isChosen}
              onClick={onChoose}
              className="min-h-11 min-w-30 grow py-1 text-left"
            >
              <span className="block font-semibold wrap-anywhere">{name}</span>
              <span className="admin-meta line-clamp-1 text-t2 max-md:line-clamp-2">
                {places.length > 0 ? places.join(', ') : <Trans>everywhere else</Trans>}
              </span>
            </button>
          </span>
        </th>
        {columns.map((column, index) => (
          <td key={column} className="px-1 text-right last:pr-3.5">
            <PriceCell
              zone={zone}
              name={name}
              column={column}
              at={{ row, column: index }}
              editing={editing}
              errorId={errors.length > 0 ? `${id}-error` : undefined}
              readOnly={!canChange}
            />
          </td>
        ))}
      </tr>
      {errors.length > 0 && (
        <tr className="border-line1 border-b">
          <td colSpan={columns.length + 1} className="px-3.5 pb-2">
            {/* On a phone the table is wider than what is seen of it. */}
            <div className="sticky left-3.5 w-fit max-w-[min(100%,calc(100vw-60px))]">
              <FieldNote id={id} error={[...new Set(errors)].join(' ')} />
            </div>
          </td>
        </tr>
      )}
    </>
  )
}

type PriceCellProps = {
  zone: Zone
  name: string
  column: ZoneColumn
  at: Place
  editing: ZonesEditing
  errorId: string | undefined
  readOnly: boolean
}

function PriceCell({ zone, name, column, at, editing, errorId, readOnly }: PriceCellProps) {
  const { editor } = editing
  const texts = useZoneTexts()
  const key = cellKeyOf(zone.id, column)
  const value: Figure = figureAt(editor.values, key)
  const isWrong = editor.errors[key] !== undefined
  const isChanged = editor.changed.includes(key)
  return (
    <FigureInput
      value={value}
      write={texts.amount}
      read={readPrice}
      onFigure={(figure) => editor.set(key, figure)}
      onBlur={() => isUnread(figureAt(editor.methods.getValues(), key)) && void editor.methods.trigger(key)}
      readOnly={readOnly}
      placeholder="—"
      aria-label={`${name}, ${texts.column(column)}`}
      aria-invalid={isWrong || undefined}
      aria-describedby={isWrong ? errorId : undefined}
      data-row={at.row}
      data-column={at.column}
      className={classNames(
        'min-h-8 w-20 rounded-[2px] bg-paper px-2 text-right tabular-nums outline-offset-0! placeholder:text-t3 read-only:border-line2 max-md:min-h-11 max-md:text-[16px] pointer-coarse:min-h-11',
        isWrong ? 'border-2 border-error' : 'border border-line',
        isChanged && !isWrong && 'shadow-[inset_3px_0_0_var(--cyan)]',
      )}
    />
  )
}
