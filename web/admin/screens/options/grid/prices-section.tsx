import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type RefObject, useEffect, useId, useState } from 'react'
import { figureIn, readWhole } from '../../../../../src/lib/read-whole.ts'
import { AdminButton, WordButton } from '../../../../ui/admin/button.tsx'
import { AdminField } from '../../../../ui/admin/field.tsx'
import { PercentIcon, PlusIcon, UndoIcon } from '../../../../ui/admin/icons.tsx'
import { AdminTextarea } from '../../../../ui/admin/inputs.tsx'
import { DialogButtons, Modal } from '../../../../ui/admin/modal.tsx'
import { useTaxKind } from '../../../kit/vat.tsx'
import { valueAt } from '../cells.ts'
import { withRuns } from '../options-values.ts'
import type { SheetBlock } from '../sheet/import-dialog.tsx'
import type { OptionsEditing } from '../use-options-editor.ts'
import { useCellTexts } from '../use-options-texts.ts'
import { CellLine } from './cell-line.tsx'
import { ChangeAllDialog } from './change-all-dialog.tsx'
import { NotesList } from './notes-list.tsx'
import { PasteLine } from './paste-line.tsx'
import { PriceGrid } from './price-grid.tsx'
import { type GridModel, useGrid } from './use-grid.ts'

type PricesSectionProps = {
  editing: OptionsEditing
  /** For callers outside: focuses the first cell that can't be saved, and applies a file's prices. */
  acts: RefObject<{ toError: () => void; putIn: (block: SheetBlock) => void } | null>
}

/** The table of prices with its notes. */
export function PricesSection({ editing, acts }: PricesSectionProps) {
  const id = useId()
  const grid = useGrid(editing)
  const [first] = grid.notes
  useEffect(() => {
    acts.current = {
      toError: () => first && grid.goTo(first),
      putIn: (block) =>
        grid.putBlock({ ...block, range: null, headings: { runs: false, rows: false }, left: [] }),
    }
  })
  const [dialog, open] = useState<'runs' | 'change' | null>(null)
  const close = () => open(null)
  const { runs } = editing.values
  const { rows } = grid.rows
  const taxKind = useTaxKind()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 pb-2">
        <h2 id={id} className="admin-h2">
          <Trans>Price table</Trans>
        </h2>
        <span className="mr-auto text-t3">
          {taxKind === 'vat18' ? <Trans>₼, VAT included</Trans> : '₼'}
          {' · '}
          <Plural value={rows.length} one="# row" other="# rows" />
          {' × '}
          <Plural value={runs.length} one="# run" other="# runs" />
        </span>
        {editing.canUndo && (
          <WordButton onClick={editing.undo} className="flex items-center gap-1.5">
            <UndoIcon size={14} />
            <Trans>Undo</Trans>
          </WordButton>
        )}
        <WordButton onClick={() => open('runs')} className="flex items-center gap-1.5">
          <PlusIcon size={14} />
          <Trans>Run</Trans>
        </WordButton>
        <WordButton onClick={() => open('change')} className="flex items-center gap-1.5">
          <PercentIcon size={14} />
          <Trans>Change all…</Trans>
        </WordButton>
      </div>
      <PasteLine grid={grid} onRuns={() => open('runs')} />
      <CellLine editing={editing} grid={grid} />
      <PriceGrid editing={editing} grid={grid} />
      <ConflictsList editing={editing} grid={grid} />
      <NotesList editing={editing} grid={grid} />
      {dialog === 'runs' && <RunsDialog editing={editing} onClose={close} />}
      {dialog === 'change' && <ChangeAllDialog editing={editing} grid={grid} onClose={close} />}
    </section>
  )
}

/** Prices that another user has saved differently: one of the two is taken, cell by cell or all at once. */
function ConflictsList({ editing, grid }: { editing: OptionsEditing; grid: GridModel }) {
  const { conflicts, settle, settleAll, values } = editing
  const keys = Object.keys(conflicts)
  if (keys.length === 0) return null
  const { rows, texts } = grid
  const places = rows.rows.flatMap((line, row) =>
    values.runs.flatMap((run, column) => {
      const key = `${line.key}#${run}`
      const theirs = conflicts[key]
      return theirs === undefined
        ? []
        : [{ key, row, column, theirs, name: `${texts.row(line)} · ${texts.run(run)}` }]
    }),
  )
  return (
    <div className="mt-3 border border-warn border-l-4 bg-paper">
      <div className="flex flex-wrap items-center gap-2 border-line2 border-b px-3.5 py-2.5">
        <p role="alert" className="mr-auto font-semibold">
          <Plural
            value={keys.length}
            one="# price was changed by someone else in the meantime"
            other="# prices were changed by someone else in the meantime"
          />
        </p>
        <AdminButton onClick={() => settleAll('theirs')}>
          <Trans>Theirs everywhere</Trans>
        </AdminButton>
        <AdminButton onClick={() => settleAll('mine')}>
          <Trans>Mine everywhere</Trans>
        </AdminButton>
      </div>
      <ol>
        {places.slice(0, 20).map(({ key, theirs, name, ...place }) => (
          <li
            key={key}
            className="flex flex-wrap items-center gap-2 border-line1 border-b px-3.5 py-2 last:border-b-0"
          >
            <button
              type="button"
              onClick={() => grid.goTo(place)}
              className="mr-auto text-left hover:underline"
            >
              {name}
            </button>
            <AdminButton onClick={() => settle(key, theirs)}>
              <Trans>Theirs: {texts.amount(theirs)}</Trans>
            </AdminButton>
            <AdminButton onClick={() => settle(key, valueAt(values.cells, key))}>
              <Trans>Mine: {texts.amount(valueAt(values.cells, key))}</Trans>
            </AdminButton>
          </li>
        ))}
      </ol>
    </div>
  )
}

const mostRuns = 40

/** The runs of the table, one per line: an added run is empty, a removed one takes its prices along. */
function RunsDialog({ editing, onClose }: { editing: OptionsEditing; onClose: () => void }) {
  const { t } = useLingui()
  const texts = useCellTexts()
  const { runs } = editing.values
  const [text, write] = useState(`${runs.map(texts.run).join('\n')}\n`)
  const lines = text.split(/[\n;]/).filter((line) => line.trim() !== '')
  const read = lines.map((line) => figureIn(readWhole(line)) ?? 0)
  const wrong = read.findIndex((run) => run < 1 || run > 10_000_000)
  const next = [...new Set(read)].sort((one, other) => one - other)
  const gone = runs.filter((run) => !next.includes(run))
  const error = errorOf()
  function errorOf(): string | undefined {
    if (wrong >= 0) return t`Write a whole number: 500`
    if (next.length === 0) return t`Write at least one run.`
    return next.length > mostRuns ? t`At most ${mostRuns} runs` : undefined
  }
  // An empty table isn't an error before anything was written.
  const [isTried, setTried] = useState(false)
  const save = () => {
    setTried(true)
    if (error) return
    editing.edit(withRuns(editing.values, next))
    onClose()
  }
  return (
    <Modal title={<Trans>Runs of the table</Trans>} onClose={onClose}>
      <AdminField label={t`Runs, one in each line`} error={isTried || next.length > 0 ? error : undefined}>
        <AdminTextarea rows={8} value={text} onChange={(event) => write(event.target.value)} autoFocus />
      </AdminField>
      <p role="status" className="min-h-5 pt-2 text-warn">
        {gone.length > 0 && (
          <Plural
            value={gone.length}
            one="# run goes, with its prices."
            other="# runs go, with their prices."
          />
        )}
      </p>
      <DialogButtons
        safe={<Trans>Cancel</Trans>}
        onClose={onClose}
        does={<Trans>Apply</Trans>}
        onClick={save}
      />
    </Modal>
  )
}
