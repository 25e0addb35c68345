import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { areas } from '../../../../src/procedures/areas.ts'
import { useApi, useClient } from '../../../lib/api.ts'
import { AdminButton, AdminLinkButton } from '../../../ui/admin/button.tsx'
import { Empty } from '../../../ui/admin/empty.tsx'
import { EmailIcon, PlusIcon } from '../../../ui/admin/icons.tsx'
import { ListHead } from '../../../ui/admin/list-head.tsx'
import { TableWaiting } from '../../../ui/admin/table-waiting.tsx'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { Screen } from '../../kit/frame/screen.tsx'
import type { Shortcut } from '../../kit/frame/shortcuts.ts'
import { ListBody } from '../../kit/lists/list-body.tsx'
import { useListKeys } from '../../kit/lists/use-list-keys.ts'
import { focusRow } from '../../kit/lists/use-row-keys.ts'
import { actingOf, canDelete, findStaff, fullName, sortStaff } from '../../kit/staff/staff-rules.ts'
import { useFailureMessage } from '../../kit/use-failure-message.ts'
import { InvitedMark } from './invitation-state.tsx'
import {
  Portrait,
  RoleBadge,
  StaffMemberActions,
  StaffMemberLink,
  StaffMemberPhone,
} from './staff-member-parts.tsx'
import { StaffPanel } from './staff-panel.tsx'
import type { StaffSearch } from './staff-search.ts'
import { type StaffListProps, StaffTable } from './staff-table.tsx'
import { type StaffMember, useStaffMembers } from './use-staff-members.ts'

const searchId = 'staff-search'

/** The staff as a table, with a panel to add or change a staff member. */
export function StaffScreen() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { user } = useFrame()
  const acting = actingOf(user)
  const search = useSearch({ from: '/admin/admins' })
  const { q = '', sort = 'name', direction = 'asc' } = search
  const { query, remove } = useStaffMembers()
  const [asked, ask] = useState<StaffMember | null>(null)
  const all = query.data
  const rows = useMemo(() => all && sortStaff(findStaff(all, q), sort, direction), [all, q, sort, direction])
  const hasRows = rows !== undefined && rows.length > 0

  const go = (next: StaffSearch, replace = true) =>
    void navigate({ to: '/admin/admins', search: { ...search, ...next }, replace, resetScroll: false })
  const add = () => go({ open: 'new' }, false)
  const invite = () => go({ open: 'invite' }, false)
  const askFocused = () => {
    const id = Number(
      document.activeElement?.closest<HTMLElement>('[data-staff-member]')?.dataset.staffMember,
    )
    const staffMember = rows?.find((row) => row.id === id)
    if (staffMember && canDelete(acting, staffMember)) ask(staffMember)
  }
  const own: Shortcut[] = [
    ...(hasRows ? [{ keys: ['Delete'], caps: ['Del'], label: t`delete`, act: askFocused }] : []),
    { keys: ['a'], caps: ['A'], label: t`add`, act: add },
    { keys: ['i'], caps: ['I'], label: t`invite`, act: invite },
  ]
  const keys = useListKeys({
    searchId,
    hasRows,
    own,
    onShowAll: q === '' ? undefined : () => go({ q: undefined }),
  })
  return (
    <Screen
      title={<Trans>Staff</Trans>}
      meta={all && <Plural value={all.length} one="# colleague" other="# colleagues" />}
      actions={
        <>
          <AdminButton onClick={add}>
            <PlusIcon />
            <Trans>Add a colleague</Trans>
          </AdminButton>
          <AdminButton variant="primary" onClick={invite}>
            <EmailIcon />
            <Trans>Invite a colleague</Trans>
          </AdminButton>
        </>
      }
      shortcuts={keys}
      note={<Trans>A SuperAdmin is never deleted</Trans>}
    >
      <ListHead
        searchId={searchId}
        label={t`Name, e-mail, phone or role`}
        q={q}
        onSearch={(text) => go({ q: text === '' ? undefined : text })}
        onDown={() => focusRow(1)}
        found={
          q !== '' &&
          rows && <Plural value={rows.length} one="# colleague found" other="# colleagues found" />
        }
      />
      <ListBody
        query={query}
        waiting={<TableWaiting widths={['w-32', 'w-24', 'grow', 'w-32']} />}
        failed={<Trans>The staff did not load.</Trans>}
        none={rows && !hasRows && <NoStaffFound q={q} />}
      >
        {hasRows && (
          <>
            <StaffTable rows={rows} onDelete={ask} />
            <StaffCards rows={rows} onDelete={ask} />
          </>
        )}
      </ListBody>
      {all && search.open !== undefined && (
        <StaffPanel
          key={search.open}
          open={search.open}
          staff={all}
          onClose={() => go({ open: undefined })}
          onDelete={ask}
        />
      )}
      {asked && (
        <DeleteStaffMemberDialog
          staffMember={asked}
          onConfirm={() => {
            ask(null)
            if (search.open === asked.id) go({ open: undefined })
            remove.mutate(asked)
          }}
          onClose={() => ask(null)}
        />
      )}
    </Screen>
  )
}

const NoStaffFound = ({ q }: { q: string }) => (
  <Empty
    title={<Trans>No colleague was found for “{q}”</Trans>}
    why={<Trans>Names, e-mails, phones and roles were searched.</Trans>}
  >
    <AdminLinkButton to="/admin/admins">
      <Trans>Show the whole staff</Trans>
    </AdminLinkButton>
  </Empty>
)

/** The table of narrow screens. */
const StaffCards = ({ rows, onDelete }: StaffListProps) => (
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

type DeleteStaffMemberDialogProps = { staffMember: StaffMember; onConfirm: () => void; onClose: () => void }

/** Asks before a staff member is deleted, by name; only the red button deletes. */
function DeleteStaffMemberDialog({ staffMember, onConfirm, onClose }: DeleteStaffMemberDialogProps) {
  const { id } = staffMember
  const client = useClient()
  const query = useApi().staff.links.queryOptions({ id })
  const { data } = useQuery(query)
  const queryClient = useQueryClient()
  const { user } = useFrame()
  const why = useFailureMessage()
  const keep = useMutation({
    mutationFn: () => client.staff.keepLinks.mutate({ id }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: query.queryKey }),
  })
  const count = data?.count ?? 0
  const canKeep = count > 0 && actingOf(user).areas.has(areas.orders)
  return (
    <ConfirmDialog
      grave
      failure={keep.error ? why(keep.error) : undefined}
      also={
        canKeep && (
          <AdminButton busy={keep.isPending} onClick={() => keep.mutate()}>
            <Plural value={count} one="Take over # link" other="Take over # links" />
          </AdminButton>
        )
      }
      onConfirm={onConfirm}
      onClose={onClose}
      title={
        staffMember.invitedUntil ? (
          <Trans>Withdraw the invitation of {fullName(staffMember)}?</Trans>
        ) : (
          <Trans>Delete {fullName(staffMember)} from the staff?</Trans>
        )
      }
      facts={[
        { head: <Trans>Role</Trans>, text: staffMember.appRole.name },
        { head: <Trans>E-mail</Trans>, text: staffMember.email },
      ]}
      after={
        staffMember.invitedUntil
          ? [<Trans key="ends">The link that was sent no longer works, and the e-mail is free again.</Trans>]
          : [
              <Trans key="ends">The account is closed at once, on every device.</Trans>,
              ...(count > 0
                ? [
                    <Plural
                      key="links"
                      value={count}
                      one="# link of an order ends with it, unless a colleague takes it over first."
                      other="# links of orders end with it, unless a colleague takes them over first."
                    />,
                  ]
                : []),
              <Trans key="stays">What the colleague did stays: orders and texts keep their history.</Trans>,
            ]
      }
      safe={
        staffMember.invitedUntil ? <Trans>Leave it as it is</Trans> : <Trans>Close without deleting</Trans>
      }
      does={
        staffMember.invitedUntil ? (
          <Trans>Withdraw the invitation</Trans>
        ) : (
          <Trans>Delete the colleague</Trans>
        )
      }
    />
  )
}
