import { msg } from '@lingui/core/macro'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { DataTable, rowLink } from '../../../ui/admin/data-table.tsx'
import { columnHelper, useDataTable } from '../../../ui/admin/use-data-table.ts'
import { EmailText } from '../../../ui/email-text.tsx'
import { EmailLink } from '../../kit/email-link.tsx'
import { fullName } from '../../kit/staff/staff-rules.ts'
import { InvitedMark } from './invitation-state.tsx'
import {
  Portrait,
  RoleBadge,
  StaffMemberActions,
  StaffMemberLink,
  StaffMemberPhone,
} from './staff-member-parts.tsx'
import type { StaffMember } from './use-staff-members.ts'

export type StaffListProps = {
  rows: readonly StaffMember[]
  onDelete: (staffMember: StaffMember) => void
}

const column = columnHelper<StaffMember>()
const columns = column.columns([
  column.accessor(fullName, {
    id: 'name',
    enableSorting: true,
    cell: ({ row: { original: staffMember }, getValue }) => (
      <span className="flex items-center gap-3">
        <Portrait staffMember={staffMember} />
        <span className="min-w-0">
          <StaffMemberLink staffMember={staffMember} className={rowLink}>
            <strong className="font-semibold wrap-anywhere">{getValue()}</strong>
          </StaffMemberLink>
          {staffMember.fatherName && <span className="text-t3 wrap-anywhere"> {staffMember.fatherName}</span>}
          <span className="admin-meta block text-t3 wrap-anywhere xl:hidden">
            <EmailText email={staffMember.email} />
          </span>
        </span>
      </span>
    ),
    meta: { name: msg`Colleague`, cellClassName: 'w-1/3 max-admin:w-full max-admin:max-w-0' },
  }),
  column.accessor('appRole', {
    id: 'role',
    enableSorting: true,
    cell: ({ row: { original: staffMember } }) => (
      <span className="flex flex-wrap gap-1">
        <RoleBadge role={staffMember.appRole} />
        <InvitedMark staffMember={staffMember} />
      </span>
    ),
    meta: { name: msg`Role` },
  }),
  column.accessor('email', {
    enableSorting: true,
    cell: ({ getValue }) => <EmailLink email={getValue()} />,
    meta: { name: msg`E-mail`, className: 'max-xl:hidden', cellClassName: 'max-w-0 truncate xl:w-1/3' },
  }),
  column.accessor('phoneNumber', {
    cell: ({ row }) => <StaffMemberPhone staffMember={row.original} />,
    meta: { name: msg`Phone`, cellClassName: 'whitespace-nowrap' },
  }),
])

/** A row opens the staff member's panel, the user's own row their own information. */
export function StaffTable({ rows, onDelete }: StaffListProps) {
  const navigate = useNavigate()
  const search = useSearch({ from: '/admin/admins' })
  const { sort = 'name', direction = 'asc' } = search
  const table = useDataTable({
    columns,
    data: rows,
    sort: {
      by: { id: sort, desc: direction === 'desc' },
      first: 'asc',
      onSort: ({ id, desc }) =>
        void navigate({
          to: '/admin/admins',
          search: {
            ...search,
            sort: id === 'role' || id === 'email' ? id : undefined,
            direction: desc ? 'desc' : undefined,
          },
          replace: true,
          resetScroll: false,
        }),
    },
  })
  return (
    <DataTable
      table={table}
      className="max-md:hidden"
      rowProps={({ id }) => ({ 'data-staff-member': id })}
      actions={(staffMember) => <StaffMemberActions staffMember={staffMember} onDelete={onDelete} />}
      actionsClassName="w-px"
    />
  )
}
