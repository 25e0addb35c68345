import { FlexRender, type Row } from '@tanstack/react-table'
import { classNames } from '../../../../lib/class-names.ts'
import type { TableParts } from '../../../../ui/admin/use-data-table.ts'
import type { TierLine } from './tier-columns.tsx'
import { hasNote, TierNote } from './tier-note.tsx'

const rule = 'border-line1 border-b group-last/tiers:border-line2'

/** A tier: its figures, what they come to, and what is to be said of them. */
export function TierRow({ row }: { row: Row<TableParts, TierLine> }) {
  const { id, said, wide } = row.original
  const hasLine = !wide && hasNote(said)
  return (
    <tbody className="group/tiers">
      <tr className={hasLine ? undefined : rule}>
        {row.getVisibleCells().map((cell) => (
          <td
            key={cell.id}
            className={classNames(
              'px-1 py-1 first:pl-0 sm:px-2 sm:first:pl-3.5',
              cell.column.columnDef.meta?.className,
              cell.column.columnDef.meta?.cellClassName,
            )}
          >
            <FlexRender cell={cell} />
          </td>
        ))}
      </tr>
      {hasLine && (
        <tr className={rule}>
          <td id={id} colSpan={4} className="admin-meta px-1 pb-2">
            <TierNote {...said} />
          </td>
        </tr>
      )}
    </tbody>
  )
}
