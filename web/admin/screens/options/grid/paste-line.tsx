import { Plural, Trans } from '@lingui/react/macro'
import { WordButton } from '../../../../ui/admin/button.tsx'
import type { GridModel } from './use-grid.ts'

/** What has come of a paste, or of a file. */
export function PasteLine({ grid, onRuns }: { grid: GridModel; onRuns: () => void }) {
  const { pasted, notes } = grid
  const inside = notes.filter(({ key }) => pasted?.keys.has(key))
  const errors = inside.filter(({ kind }) => kind === 'error').length
  const { rows = 0, columns = 0, changed = 0, same = 0 } = pasted ?? {}
  const left = pasted?.left ?? { rows: 0, columns: 0 }
  const cells = rows * columns
  const good = Math.max(0, changed - errors)
  const warnings = inside.length - errors
  return (
    <div role="status" className={pasted ? 'border border-line2 border-b-0 bg-paper px-3 py-2' : undefined}>
      {pasted && (
        <>
          <strong className="pr-2 text-cyan-text">
            {pasted.file === null ? <Trans>Pasted</Trans> : pasted.file}
          </strong>
          <span className="text-t2">
            {rows} × {columns} = <Plural value={cells} one="# cell" other="# cells" />
            {': '}
            <Plural value={good} one="# changed" other="# changed" />,{' '}
            <Plural value={same} one="# same" other="# same" />
          </span>
          {errors > 0 && (
            <span className="pl-3 font-medium text-error">
              <Plural value={errors} one="# error" other="# errors" />
            </span>
          )}
          {warnings > 0 && (
            <span className="pl-3 font-medium text-warn">
              <Plural value={warnings} one="# warning" other="# warnings" />
            </span>
          )}
          {left.rows > 0 && (
            <span className="pl-3 font-medium text-warn">
              <Plural value={left.rows} one="# row was left out" other="# rows were left out" />
            </span>
          )}
          {left.columns > 0 && (
            <span className="pl-3 font-medium text-warn">
              <Plural value={left.columns} one="# column was left out" other="# columns were left out" />{' '}
              <WordButton onClick={onRuns}>
                <Trans>Add a run</Trans>
              </WordButton>
            </span>
          )}
        </>
      )}
    </div>
  )
}
