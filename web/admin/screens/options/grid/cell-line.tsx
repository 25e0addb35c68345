import { Trans, useLingui } from '@lingui/react/macro'
import { commandKey } from '../../../../ui/admin/command-key.ts'
import { KeyCap } from '../../../../ui/admin/key-cap.tsx'
import { isOpen, valueAt } from '../cells.ts'
import type { OptionsEditing } from '../use-options-editor.ts'
import { isDearer, smallerRun } from './notes.ts'
import { useTyped } from './typed.ts'
import type { GridModel } from './use-grid.ts'

/** Above the table: the active cell's name, its input, and what its price means. */
export function CellLine({ editing, grid }: { editing: OptionsEditing; grid: GridModel }) {
  const { t } = useLingui()
  const { at, current, texts, input } = grid
  const typed = useTyped(grid.typed)
  const { line, run } = at
  if (!line || run === undefined || current === null) return null
  const name = [texts.row(line.line), texts.pieces(run)].filter(Boolean).join(', ')
  const cell = valueAt(editing.values.cells, current)
  const former = valueAt(editing.stored.cells, current)
  const leave = (step: string) => {
    // The typed text takes effect when the field loses the focus, so that typing causes no layout.
    grid.focus()
    grid.move(step)
  }
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 border border-line2 bg-paper px-3 py-1.5">
      <span className="font-semibold text-cyan-text">{name}</span>
      <input
        ref={input}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        aria-label={t`Price: ${name}`}
        value={typed ?? texts.amount(cell)}
        onFocus={(event) => {
          if (typed === null) event.target.select()
        }}
        onChange={(event) => grid.typed.set(event.target.value)}
        // Reads the current text: Escape, which moves the focus, has dropped it.
        onBlur={(event) => grid.typed.get() !== null && grid.commit(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') leave(event.shiftKey ? 'ArrowUp' : 'ArrowDown')
          else if (event.key === 'Tab' && typed !== null) leave(event.shiftKey ? 'ArrowLeft' : 'ArrowRight')
          else if (event.key === 'Escape') {
            grid.typed.set(null)
            grid.focus()
          } else return
          event.preventDefault()
          event.stopPropagation()
        }}
        className="min-h-8 w-24 rounded-[2px] border-2 border-cyan bg-paper px-2.5 text-right tabular-nums outline-offset-0! max-md:min-h-11 max-md:text-[16px]"
      />
      {typeof cell === 'number' && (
        <span>
          <Trans>
            1 pc. <b>{texts.piece(cell, run)}</b>
          </Trans>
        </span>
      )}
      {cell !== former && !isOpen(former) && (
        <span className="text-t3">
          <Trans>was {texts.amount(former)}</Trans>
        </span>
      )}
      <AgainstSmaller editing={editing} grid={grid} />
      <span className="admin-meta ml-auto flex items-center gap-1.5 text-t3 max-admin:hidden">
        <Trans>fill down</Trans>
        <KeyCap>{commandKey}</KeyCap>
        <KeyCap>D</KeyCap>
      </span>
    </div>
  )
}

/** Whether one piece costs less than at the next smaller run. */
function AgainstSmaller({ editing, grid }: { editing: OptionsEditing; grid: GridModel }) {
  const { at, current, texts, selection } = grid
  const { cells, runs } = editing.values
  if (!at.line || at.run === undefined || current === null) return null
  const price = valueAt(cells, current)
  const before = smallerRun(cells, at.line.line.key, runs, selection.cursor.column)
  if (typeof price !== 'number' || !before) return null
  const smaller = texts.run(before.run)
  return isDearer({ run: at.run, price }, before) ? (
    <span className="font-medium text-warn">
      <Trans>Dearer per piece than at {smaller}</Trans>
    </span>
  ) : (
    <span className="text-ok">
      <Trans>✓ cheaper than at {smaller}</Trans>
    </span>
  )
}
