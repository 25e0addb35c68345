import { Plural, Trans } from '@lingui/react/macro'
import { type RefObject, useEffect, useId, useState } from 'react'
import { WordButton } from '../../../../ui/admin/button.tsx'
import { PercentIcon, PlusIcon, UndoIcon } from '../../../../ui/admin/icons.tsx'
import type { SheetBlock } from '../sheet/import-dialog.tsx'
import type { OptionsEditing } from '../use-options-editor.ts'
import { CellLine } from './cell-line.tsx'
import { ChangeAllDialog } from './change-all-dialog.tsx'
import { ConflictsList } from './conflicts-list.tsx'
import { NotesList } from './notes-list.tsx'
import { PasteLine } from './paste-line.tsx'
import { PriceGrid } from './price-grid.tsx'
import { RunsDialog } from './runs-dialog.tsx'
import { useGrid } from './use-grid.ts'

type PricesSectionProps = {
  editing: OptionsEditing
  /** For what stands outside: takes the focus to the first cell that can't be saved, and puts in what a file has. */
  acts: RefObject<{ toError: () => void; putIn: (block: SheetBlock) => void } | null>
}

/** The table of prices, with what is said of it. */
export function PricesSection({ editing, acts }: PricesSectionProps) {
  const id = useId()
  const grid = useGrid(editing)
  const [first] = grid.notes
  useEffect(() => {
    acts.current = {
      toError: () => first && grid.goTo(first),
      putIn: ({ patch, ...about }) =>
        grid.putBlock(patch, { ...about, range: null, left: { rows: 0, columns: 0 } }),
    }
  })
  const [dialog, open] = useState<'runs' | 'change' | null>(null)
  const close = () => open(null)
  const { runs } = editing.values
  const { rows } = grid.rows
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 pb-2">
        <h2 id={id} className="admin-h2">
          <Trans>Price table</Trans>
        </h2>
        <span className="mr-auto text-t3">
          <Trans>₼, VAT included</Trans>
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
