import { msg } from '@lingui/core/macro'
import { columnHelper } from '../../../ui/admin/use-data-table.ts'
import { areaGroups, groupIds } from '../../kit/frame/area-groups.ts'
import { areaLabel, groupLabel } from '../../kit/frame/area-names.ts'
import type { Role } from './role-wishes.ts'

const column = columnHelper<Role>()

/** The role, and its areas in their groups; a rule stands before each group. */
export const roleColumns = column.columns([
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
