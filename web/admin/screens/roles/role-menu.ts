import { isStaffRole } from '../../../../src/domains/access/role-rules.ts'
import type { MenuEntry, MenuGroup } from '../../kit/frame/menu.ts'
import { hasArea, type Role, type RoleEdits } from './role-edits.ts'

type SeenEntry = MenuEntry & { mark: 'comes' | 'goes' | null }

export type SeenGroup = Omit<MenuGroup, 'entries'> & { entries: SeenEntry[] }

/**
 * The menu as a role would see it, with added and removed entries marked. Customers see nothing of the admin.
 */
export function menuOfRole(menu: readonly MenuGroup[], role: Role, edits: RoleEdits): SeenGroup[] {
  if (!isStaffRole(role)) return []
  const opens = ({ area }: MenuEntry, ticked: RoleEdits) => area === undefined || hasArea(role, ticked, area)
  return menu
    .map(({ entries, ...group }) => ({
      ...group,
      entries: entries
        .map((entry) => ({ ...entry, saw: opens(entry, {}), sees: opens(entry, edits) }))
        .filter(({ saw, sees }) => saw || sees)
        .map(({ saw, sees, ...entry }) => ({ ...entry, mark: saw === sees ? null : markOf(sees) })),
    }))
    .filter(({ entries }) => entries.length > 0)
}

const markOf = (sees: boolean): SeenEntry['mark'] => (sees ? 'comes' : 'goes')

/** The number of screens. */
export const countSeen = (groups: readonly SeenGroup[]): number =>
  groups.flatMap(({ entries }) => entries).filter(({ mark }) => mark !== 'goes').length
