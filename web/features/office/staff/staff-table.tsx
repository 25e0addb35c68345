import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Acting } from '../../../../src/domains/staff/role-rules.ts'
import { classNames } from '../../../ui/class-names.ts'
import { headCell, SortHead } from '../../../ui/office/table-head.tsx'
import { ColleagueActs, ColleagueLink, ColleaguePhone, Portrait, RoleBadge } from './colleague-parts.tsx'
import type { SortColumn } from './staff-rules.ts'
import { fullName } from './staff-rules.ts'
import type { StaffSearch } from './staff-search.ts'
import type { Colleague } from './use-colleagues.ts'

export type StaffListProps = {
  rows: readonly Colleague[]
  search: StaffSearch
  acting: Acting
  onDelete: (colleague: Colleague) => void
}

/** A row opens the colleague's panel, one's own row one's own information. */
export function StaffTable({ rows, search, acting, onDelete }: StaffListProps) {
  const { t } = useLingui()
  return (
    <table className="w-full bg-paper max-office:hidden">
      <thead>
        <tr className="text-left">
          <StaffSortHead column="name" search={search}>
            <Trans>Colleague</Trans>
          </StaffSortHead>
          <StaffSortHead column="role" search={search}>
            <Trans>Role</Trans>
          </StaffSortHead>
          <StaffSortHead column="email" search={search} className="max-xl:hidden">
            <Trans>E-mail</Trans>
          </StaffSortHead>
          <th scope="col" className={headCell}>
            <Trans>Phone</Trans>
          </th>
          <th scope="col" aria-label={t`Actions`} className={classNames(headCell, 'w-px')} />
        </tr>
      </thead>
      <tbody>
        {rows.map((colleague) => (
          <Row key={colleague.id} colleague={colleague} search={search} acting={acting} onDelete={onDelete} />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = Omit<StaffListProps, 'rows'> & { colleague: Colleague }

function Row({ colleague, search, acting, onDelete }: RowProps) {
  const cell = 'px-2.5 py-1.5'
  return (
    <tr
      data-colleague={colleague.id}
      className="relative border-line1 border-b last:border-line2 focus-within:bg-cyan-ground focus-within:shadow-[inset_3px_0_0_var(--cyan)] hover:bg-sheet focus-within:hover:bg-cyan-ground"
    >
      <td className={`${cell} w-1/3 pl-3.5`}>
        <span className="flex items-center gap-3">
          <Portrait colleague={colleague} />
          <span className="min-w-0">
            <ColleagueLink
              colleague={colleague}
              acting={acting}
              search={search}
              className="after:absolute after:inset-0 outline-none! focus-visible:after:outline-2 focus-visible:after:-outline-offset-1 focus-visible:after:outline-cyan"
            >
              <strong className="font-semibold">{fullName(colleague)}</strong>
            </ColleagueLink>
            {colleague.fatherName && <span className="text-t3"> {colleague.fatherName}</span>}
            <span className="office-meta block truncate text-t3 xl:hidden">{colleague.email}</span>
          </span>
        </span>
      </td>
      <td className={cell}>
        <RoleBadge role={colleague.appRole} />
      </td>
      <td className={`${cell} max-w-0 truncate max-xl:hidden xl:w-1/3`}>
        <a
          href={`mailto:${colleague.email}`}
          className="relative z-[1] text-t2 underline-offset-4 hover:underline"
        >
          {colleague.email}
        </a>
      </td>
      <td className={`${cell} whitespace-nowrap`}>
        <ColleaguePhone colleague={colleague} />
      </td>
      <td className="w-px py-0.5 pr-2">
        <ColleagueActs colleague={colleague} acting={acting} search={search} onDelete={onDelete} />
      </td>
    </tr>
  )
}

type StaffSortHeadProps = {
  column: SortColumn
  search: StaffSearch
  className?: string
  children: ReactNode
}

/** Sorts by its column; pressed again the other way round. */
function StaffSortHead({ column, search, className, children }: StaffSortHeadProps) {
  const navigate = useNavigate()
  const isHere = (search.sort ?? 'name') === column
  const sorted = isHere ? (search.direction ?? 'asc') : undefined
  const sort = () =>
    navigate({
      to: '/admin/admins',
      search: {
        ...search,
        sort: column === 'name' ? undefined : column,
        direction: sorted === 'asc' ? 'desc' : undefined,
      },
      replace: true,
      resetScroll: false,
    })
  return (
    <SortHead sorted={sorted} onSort={() => void sort()} className={className}>
      {children}
    </SortHead>
  )
}
