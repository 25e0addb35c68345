import { Plural, Trans } from '@lingui/react/macro'
import { AdminButton } from '../../../../ui/admin/button.tsx'
import { valueAt } from '../cells.ts'
import type { OptionsEditing } from '../use-options-editor.ts'
import type { GridModel } from './use-grid.ts'

/** Prices that somebody else has saved otherwise: one of the two is taken, cell by cell or all at once. */
export function ConflictsList({ editing, grid }: { editing: OptionsEditing; grid: GridModel }) {
  const { conflicts, settle, settleAll, values } = editing
  const keys = Object.keys(conflicts)
  if (keys.length === 0) return null
  const { rows, words } = grid
  const places = rows.rows.flatMap((line, row) =>
    values.runs.flatMap((run, column) => {
      const key = `${line.key}#${run}`
      const theirs = conflicts[key]
      return theirs === undefined
        ? []
        : [{ key, row, column, theirs, name: `${words.row(line)} · ${words.run(run)}` }]
    }),
  )
  return (
    <div className="mt-3 border border-warn border-l-4 bg-paper">
      <div className="flex flex-wrap items-center gap-2 border-line2 border-b px-3.5 py-2.5">
        <p role="alert" className="mr-auto font-semibold">
          <Plural
            value={keys.length}
            one="# price was changed by somebody else meanwhile"
            other="# prices were changed by somebody else meanwhile"
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
              <Trans>Theirs: {words.amount(theirs)}</Trans>
            </AdminButton>
            <AdminButton onClick={() => settle(key, valueAt(values.cells, key))}>
              <Trans>Mine: {words.amount(valueAt(values.cells, key))}</Trans>
            </AdminButton>
          </li>
        ))}
      </ol>
    </div>
  )
}
