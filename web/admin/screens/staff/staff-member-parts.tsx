import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { superAdmin } from '../../../../src/domains/access/role-rules.ts'
import { classNames } from '../../../lib/class-names.ts'
import { IconButton } from '../../../ui/admin/button.tsx'
import { LockIcon, TrashIcon } from '../../../ui/admin/icons.tsx'
import { Mark } from '../../../ui/admin/mark.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { phoneLinks } from '../../kit/phone-links.ts'
import { actingOf, canDelete, fullName } from '../../kit/staff/staff-rules.ts'
import type { StaffMember } from './use-staff-members.ts'

type StaffMemberLinkProps = { staffMember: StaffMember; className: string; children: ReactNode }

/** A link to the staff member's panel; the user's own name leads to their own information. */
export function StaffMemberLink({ staffMember, className, children }: StaffMemberLinkProps) {
  const { user } = useFrame()
  const search = useSearch({ from: '/admin/admins' })
  if (staffMember.id === user.id)
    return (
      <Link data-row="" to="/admin/myinformation" className={className}>
        {children}
        <span className="font-normal text-t3">
          {'\u00a0'}
          <Trans>(you)</Trans>
        </span>
      </Link>
    )
  return (
    <Link
      data-row=""
      to="/admin/admins"
      search={{ ...search, open: staffMember.id }}
      resetScroll={false}
      className={className}
    >
      {children}
    </Link>
  )
}

/** The photo, or the initials. */
export function Portrait({ staffMember }: { staffMember: StaffMember }) {
  const square = 'size-7 shrink-0 border border-line2 bg-sheet'
  if (staffMember.photoUrl)
    return (
      <Picture
        url={staffMember.photoUrl}
        alt=""
        sizes="28px"
        className={classNames(square, 'object-cover')}
      />
    )
  return (
    <span aria-hidden="true" className={classNames(square, 'grid place-items-center font-bold text-[11px]')}>
      {`${staffMember.name.charAt(0)}${staffMember.surname.charAt(0)}`}
    </span>
  )
}

export const RoleBadge = ({ role: { name } }: { role: { name: string } }) => (
  <Mark
    kind="plain"
    className={classNames('max-w-48', name === superAdmin && 'border-key font-semibold text-key')}
  >
    <span className="truncate" title={name}>
      {name}
    </span>
  </Mark>
)

export function StaffMemberPhone({ staffMember: { phoneNumber } }: { staffMember: StaffMember }) {
  if (phoneNumber === '') return <span className="text-t3">—</span>
  const phone = phoneLinks(phoneNumber)
  return (
    <a
      href={phone.call}
      className="relative z-[1] inline-flex min-h-6 items-center tabular-nums underline-offset-4 hover:underline pointer-coarse:min-h-11"
    >
      {phone.shown}
    </a>
  )
}

type StaffMemberActionsProps = { staffMember: StaffMember; onDelete: (staffMember: StaffMember) => void }

/** The delete button; there is none on a SuperAdmin's row and on the user's own (PER-6). */
export function StaffMemberActions({ staffMember, onDelete }: StaffMemberActionsProps) {
  const { t } = useLingui()
  const { user } = useFrame()
  if (!canDelete(actingOf(user), staffMember)) {
    const isLocked = staffMember.appRole.name === superAdmin
    return (
      <span
        className="grid size-8 place-items-center text-t3 max-md:size-11"
        title={isLocked ? t`A SuperAdmin is never deleted` : undefined}
      >
        {isLocked && <LockIcon />}
      </span>
    )
  }
  return (
    <IconButton
      label={t`Delete ${fullName(staffMember)}`}
      className="z-[1] hover:text-error"
      onClick={() => onDelete(staffMember)}
    >
      <TrashIcon />
    </IconButton>
  )
}
