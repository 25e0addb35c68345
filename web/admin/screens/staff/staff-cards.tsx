import { fullName } from '../../kit/staff/staff-rules.ts'
import { InvitedMark } from './invitation-state.tsx'
import {
  Portrait,
  RoleBadge,
  StaffMemberActions,
  StaffMemberLink,
  StaffMemberPhone,
} from './staff-member-parts.tsx'
import type { StaffListProps } from './staff-table.tsx'

/** The table of narrow screens. */
export const StaffCards = ({ rows, onDelete }: StaffListProps) => (
  <ul className="border-key border-t-2 bg-paper md:hidden">
    {rows.map((staffMember) => (
      <li
        key={staffMember.id}
        data-staff-member={staffMember.id}
        className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 border-line1 border-b px-3 py-2 last:border-line2"
      >
        <span className="pt-2">
          <Portrait staffMember={staffMember} />
        </span>
        <span className="min-w-0">
          <StaffMemberLink
            staffMember={staffMember}
            className="flex min-h-11 items-center font-semibold underline-offset-4 hover:underline"
          >
            <span className="truncate">{fullName(staffMember)}</span>
          </StaffMemberLink>
          <span className="flex flex-wrap gap-1">
            <RoleBadge role={staffMember.appRole} />
            <InvitedMark staffMember={staffMember} />
          </span>
          <span className="mt-1 block truncate text-t3">{staffMember.email}</span>
          <StaffMemberPhone staffMember={staffMember} />
        </span>
        <StaffMemberActions staffMember={staffMember} onDelete={onDelete} />
      </li>
    ))}
  </ul>
)
