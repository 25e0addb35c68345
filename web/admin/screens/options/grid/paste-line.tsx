import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { WordButton } from '../../../../ui/admin/button.tsx'
import type { LeftOut } from './paste.ts'
import type { GridModel } from './use-grid.ts'

/** How many of what was left out are listed, and how many cells of each. */
const most = { left: 20, cells: 8 }

/** The result of a paste or a file, and what of it had no place in the table. */
export function PasteLine({ grid, onRuns }: { grid: GridModel; onRuns: () => void }) {
  const { pasted } = grid
  return (
    <div role="status" className={pasted ? 'border border-line2 border-b-0 bg-paper px-3 py-2' : undefined}>
      {pasted && (
        <>
          <strong className="pr-2 text-cyan-text">
            {pasted.file === null ? <Trans>Pasted</Trans> : pasted.file}
          </strong>
          <Counts grid={grid} pasted={pasted} />
          <LeftList left={pasted.left} onRuns={onRuns} />
        </>
      )}
    </div>
  )
}

function Counts({ grid, pasted }: { grid: GridModel; pasted: NonNullable<GridModel['pasted']> }) {
  const { rows, columns, changed, same, headings } = pasted
  const inside = grid.notes.filter(({ key }) => pasted.keys.has(key))
  const errors = inside.filter(({ kind }) => kind === 'error').length
  const warnings = inside.length - errors
  const cells = rows * columns
  const good = Math.max(0, changed - errors)
  return (
    <>
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
      <span className="pl-3 text-t2">
        <Headings {...headings} />
      </span>
    </>
  )
}

/** Which headings the places were read from. */
function Headings({ runs, rows }: { runs: boolean; rows: boolean }) {
  if (runs && rows) return <Trans>Rows and runs are where the headings of the block say.</Trans>
  if (runs) return <Trans>Runs are where the first line of the block says.</Trans>
  return rows ? <Trans>Rows are where the names in the block say.</Trans> : null
}

function LeftList({ left, onRuns }: { left: readonly LeftOut[]; onRuns: () => void }) {
  if (left.length === 0) return null
  const shown = left.slice(0, most.left)
  const more = left.length - shown.length
  const needsRuns = left.some(({ why }) => why === 'noRun' || why === 'beside')
  return (
    <>
      <p className="pt-1.5 font-medium text-warn">
        <Plural
          value={left.length}
          one="# line or column of the block has no place in the table:"
          other="# lines or columns of the block have no place in the table:"
        />{' '}
        {needsRuns && (
          <WordButton onClick={onRuns}>
            <Trans>Add a run</Trans>
          </WordButton>
        )}
      </p>
      <ul className="tabular-nums">
        {shown.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was pasted doesn't change
          <li key={index} className="text-t2 [overflow-wrap:anywhere]">
            <LeftLine {...one} />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="admin-meta text-t3">
          <Plural value={more} one="and # more" other="and # more" />
        </p>
      )}
    </>
  )
}

function LeftLine({ why, name, cells }: LeftOut) {
  const { t } = useLingui()
  const words = {
    noRun: name === '' ? t`A column without a run` : t`There is no run ${name}`,
    noRow: name === '' ? t`A line without a name` : t`There is no row “${name}”`,
    twice: t`“${name}” is there a second time`,
    below: t`Below the last row`,
    beside: t`Beside the last run`,
  }
  const rest = cells.length - most.cells
  return (
    <>
      {words[why]}: {cells.slice(0, most.cells).join(' · ')}
      {rest > 0 && ` +${rest}`}
    </>
  )
}
