import { fullName } from '../../kit/staff/staff-rules.ts'
import { ColleagueActs, ColleagueLink, ColleaguePhone, Portrait, RoleBadge } from './colleague-parts.tsx'
import { InvitedMark } from './invitation-state.tsx'
import type { StaffListProps } from './staff-table.tsx'

/** The table of narrow screens. */
export const StaffCards = ({ rows, onDelete }: StaffListProps) => (
  <ul className="border-key border-t-2 bg-paper md:hidden">
    {rows.map((colleague) => (
      <li
        key={colleague.id}
        data-colleague={colleague.id}
        className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 border-line1 border-b px-3 py-2 last:border-line2"
      >
        <span className="pt-2">
          <Portrait colleague={colleague} />
        </span>
        <span className="min-w-0">
          <ColleagueLink
            colleague={colleague}
            className="flex min-h-11 items-center font-semibold underline-offset-4 hover:underline"
          >
            <span className="truncate">{fullName(colleague)}</span>
          </ColleagueLink>
          <span className="flex flex-wrap gap-1">
            <RoleBadge role={colleague.appRole} />
            <InvitedMark colleague={colleague} />
          </span>
          <span className="mt-1 block truncate text-t3">{colleague.email}</span>
          <ColleaguePhone colleague={colleague} />
        </span>
        <ColleagueActs colleague={colleague} onDelete={onDelete} />
      </li>
    ))}
  </ul>
)
