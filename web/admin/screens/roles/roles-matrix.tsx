import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useRef } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { columnHelper, useDataTable } from '../../../ui/admin/use-data-table.ts'
import { areaGroups, areaOrder, groupIds } from '../../kit/frame/area-groups.ts'
import { areaLabel, groupLabel } from '../../kit/frame/area-names.ts'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { AreaCheck } from './area-check.tsx'
import { type Cell, cellAfter } from './grid-keys.ts'
import type { Asked } from './own-role-dialogs.tsx'
import { hasArea, isChanged, isLocked, lockOf, type Role, toggled } from './role-edits.ts'
import { RoleHead } from './role-head.tsx'
import type { Roles } from './use-roles.ts'

export type RolesViewProps = {
  roles: readonly Role[]
  /** How many users have each role; undefined for users who may not see the staff. */
  holders: ReadonlyMap<number, number> | undefined
  state: Roles
  at: Cell
  onAt: (at: Cell) => void
  onAsk: (asked: Asked) => void
}

const headLine = 'border-line border-b bg-paper font-medium text-[12px]'

/** One row a role, a box an area; the arrow keys move, Space ticks (WAI-ARIA, "Grid"). */
export function RolesMatrix({ roles, holders, state, at, onAt, onAsk }: RolesViewProps) {
  const { i18n, t } = useLingui()
  const { user } = useFrame()
  const grid = useRef<HTMLTableElement>(null)
  const table = useDataTable({ columns: roleColumns, data: roles })
  const [groups, areas] = table.getHeaderGroups()
  const own = user.appRole.permissions

  function move(event: KeyboardEvent) {
    if (event.altKey || event.shiftKey) return
    const size = { rows: roles.length, columns: areaOrder.length }
    const next = cellAfter(event.key, event.ctrlKey || event.metaKey, at, size)
    if (!next) return
    event.preventDefault()
    grid.current?.querySelector<HTMLElement>(`[data-cell="${next.row}-${next.column}"]`)?.focus()
  }

  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: boxes under the arrow keys are a grid
      role="grid"
      aria-label={t`Roles and permissions`}
      className="w-full border-key border-t-2 border-b border-b-line2 bg-paper max-md:hidden"
    >
      <thead>
        <tr className="max-xl:hidden">
          {groups?.headers.map(({ id, isPlaceholder, colSpan, column: { columnDef } }) =>
            isPlaceholder ? (
              <td key={id} className="border-line2 border-b" />
            ) : (
              <th
                key={id}
                scope="colgroup"
                colSpan={colSpan}
                className="h-7 border-line2 border-b border-l px-2 text-left font-semibold text-[12px]"
              >
                {columnDef.meta && i18n._(columnDef.meta.name)}
              </th>
            ),
          )}
        </tr>
        <tr>
          <th scope="col" className={`${headLine} px-3.5 py-2 text-left align-bottom text-t3`}>
            {holders ? <Trans>Role · members</Trans> : <Trans>Role</Trans>}
          </th>
          {areas?.headers.slice(1).map(({ id, column: { columnDef } }, index) => (
            <th
              key={id}
              scope="col"
              className={classNames(
                headLine,
                columnDef.meta?.className,
                'px-1 py-2 text-center align-bottom leading-4',
                index === at.column && 'bg-cyan-ground font-semibold',
              )}
            >
              <span className="max-[1359px]:inline-block max-[1359px]:rotate-180 max-[1359px]:whitespace-nowrap max-[1359px]:text-left max-[1359px]:[writing-mode:vertical-rl]">
                {columnDef.meta && i18n._(columnDef.meta.name)}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.getRowModel().rows.map(({ original: role, index: row }) => (
          <tr
            key={role.id}
            className={classNames(
              'border-line1 border-b last:border-b-0',
              isLocked(role) && 'bg-sheet',
              row === at.row && 'bg-cyan-ground! shadow-[inset_3px_0_0_var(--cyan)]',
            )}
          >
            <RoleHead role={role} count={holders?.get(role.id)} state={state} onAsk={onAsk} />
            {areaOrder.map((area, column) => (
              <td
                key={area}
                className={classNames(
                  'relative h-11.5 min-w-[42px] p-0',
                  table.getColumn(area)?.columnDef.meta?.className,
                  column === at.column && 'bg-cyan-ground',
                )}
              >
                <span className="grid place-items-center">
                  <AreaCheck
                    label={`${role.name}: ${i18n._(areaLabel[area].name)}`}
                    checked={hasArea(role, state.edits, area)}
                    changed={isChanged(role, state.edits, area)}
                    lock={lockOf(role, area, own)}
                    onToggle={() => state.setEdits(toggled(role, state.edits, area))}
                    tabIndex={row === at.row && column === at.column ? 0 : -1}
                    data-cell={`${row}-${column}`}
                    onFocus={() => onAt({ row, column })}
                    onKeyDown={move}
                  />
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const column = columnHelper<Role>()

/** The role, and its areas in their groups; a rule stands before each group. */
const roleColumns = column.columns([
  column.accessor('name', { meta: { name: msg`Role` } }),
  ...groupIds.map((group) =>
    column.group({
      id: group,
      meta: { name: groupLabel[group] },
      columns: areaGroups[group].map((area, index) =>
        column.display({
          id: area,
          meta: { name: areaLabel[area].name, ...(index === 0 && { className: 'border-l border-l-line2' }) },
        }),
      ),
    }),
  ),
])
