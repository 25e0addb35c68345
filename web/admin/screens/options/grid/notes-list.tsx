import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { AdminButton } from '../../../../ui/admin/button.tsx'
import { KeyCap } from '../../../../ui/admin/key-cap.tsx'
import { sameValue } from '../../../kit/editor/values.ts'
import { type Cell, valueAt } from '../cells.ts'
import { answersTo } from '../read-cell.ts'
import type { OptionsEditing } from '../use-options-editor.ts'
import { useCellTexts } from '../use-options-texts.ts'
import type { CellNote } from './notes.ts'
import type { GridActs } from './use-acts.ts'
import type { GridModel } from './use-grid.ts'
import { useWhyUnread } from './why-unread.ts'

/** How many are listed; F8 goes on to the others. */
const maxShown = 20

/** The errors and warnings of the table, numbered as in the cells, each with one-press answers. */
export function NotesList({ editing, grid }: { editing: OptionsEditing; grid: GridModel }) {
  const { notes } = grid
  const shown = notes.slice(0, maxShown)
  const errors = notes.filter(({ kind }) => kind === 'error')
  const warnings = notes.length - errors.length
  const more = notes.length - shown.length
  const nameOf = ({ row, column }: CellNote): string => {
    const line = grid.rows.rows[row]
    const run = grid.texts.run(editing.values.runs[column] ?? 0)
    return [line ? grid.texts.row(line) : '', run].filter(Boolean).join(' · ')
  }
  const bad = errors.filter(({ key }) => grid.pasted?.keys.has(key)).length
  const good = bad > 0 && grid.pasted ? grid.pasted.keys.size - bad : 0
  const empty = errors.filter((note) => note.kind === 'error' && note.text === '')
  if (notes.length === 0) return null
  return (
    <div className={`mt-3 border border-l-4 bg-paper ${errors.length > 0 ? 'border-error' : 'border-warn'}`}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line2 border-b px-3.5 py-2.5">
        <p role="status" className={`font-semibold ${good > 0 ? '' : 'mr-auto'}`}>
          {errors.length > 0 && (
            <Plural value={errors.length} one="# cell not accepted" other="# cells not accepted" />
          )}
          {errors.length > 0 && warnings > 0 && ', '}
          {warnings > 0 && <Plural value={warnings} one="# cell to look at" other="# cells to look at" />}
        </p>
        {good > 0 && (
          <span className="mr-auto text-t2">
            <Plural
              value={good}
              one="The other # cell is in place, not saved yet."
              other="The other # cells are in place, not saved yet."
            />
          </span>
        )}
        {errors.length > 0 && (
          <span className="admin-meta text-t3 max-admin:hidden">
            <Trans>next error</Trans> <KeyCap>F8</KeyCap>
          </span>
        )}
        {empty.length > 1 && (
          <AdminButton onClick={() => grid.put(Object.fromEntries(empty.map(({ key }) => [key, null])))}>
            <Plural value={empty.length} one="Empty cell: “ask us”" other="# empty cells: “ask us”" />
          </AdminButton>
        )}
        {grid.pasted && (
          <AdminButton onClick={grid.undoPaste}>
            <Trans>Undo the paste</Trans> <KeyCap>Z</KeyCap>
          </AdminButton>
        )}
      </div>
      <ol>
        {shown.map((note, index) => (
          <NoteLine
            key={note.key}
            note={note}
            number={index + 1}
            name={nameOf(note)}
            former={valueAt(editing.stored.cells, note.key)}
            acts={grid.acts}
          />
        ))}
      </ol>
      {more > 0 && (
        <p className="admin-meta px-3.5 py-2 text-t3">
          <Plural value={more} one="and # more" other="and # more" />
        </p>
      )}
    </div>
  )
}

type NoteLineProps = {
  note: CellNote
  number: number
  /** The cell's row and run. */
  name: string
  former: Cell
  acts: GridActs
}

/** Rerenders only when its text changes. */
const NoteLine = memo(function NoteLine({ note, number, name, former, acts }: NoteLineProps) {
  const texts = useCellTexts()
  const text = note.kind === 'error' ? note.text : texts.money(note.price)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1.5 border-line1 border-b px-3.5 py-2 last:border-b-0">
      <span
        className={`grid size-5 shrink-0 place-items-center font-semibold text-[11px] ${note.kind === 'error' ? 'bg-error text-on-error' : 'bg-warn text-paper'}`}
      >
        {number}
      </span>
      <button
        type="button"
        onClick={() => acts.goTo(note)}
        className="min-w-44 text-left underline-offset-4 hover:underline max-md:min-h-11"
      >
        {name}
      </button>
      <span className={`min-w-16 font-medium ${note.kind === 'error' ? 'text-error' : 'text-warn'}`}>
        {text === '' ? <Trans>empty</Trans> : `«${text}»`}
      </span>
      <span className="min-w-0 flex-1 basis-48 text-t2">
        <Why note={note} />
      </span>
      <span className="flex flex-wrap gap-2">
        {note.kind === 'error' ? (
          answersTo(note.text, former).map((answer) => (
            <AdminButton key={String(answer)} onClick={() => acts.put({ [note.key]: answer })}>
              <Answer answer={answer} former={former} />
            </AdminButton>
          ))
        ) : (
          <AdminButton onClick={() => acts.see(note.key, note.price)}>
            <Trans>Leave it so</Trans>
          </AdminButton>
        )}
      </span>
    </li>
  )
}, sameValue)

function Answer({ answer, former }: { answer: number | null; former: Cell }) {
  const { t } = useLingui()
  const amount = useCellTexts().amount(answer)
  if (answer !== null && answer === former) return t`Former: ${amount}`
  return answer === null ? `«${amount}»` : t`Write ${amount}`
}

function Why({ note }: { note: CellNote }) {
  const { t } = useLingui()
  const why = useWhyUnread()
  const texts = useCellTexts()
  if (note.kind === 'warning') {
    const smaller = texts.run(note.smaller)
    const piece = texts.piece(note.price, note.run)
    return t`Dearer per piece than at ${smaller}: ${piece}.`
  }
  return why(note.text)
}
