import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { AdminButton, AdminLinkButton } from '../../../ui/admin/button.tsx'
import { Empty } from '../../../ui/admin/empty.tsx'
import { EmailIcon, PlusIcon } from '../../../ui/admin/icons.tsx'
import { ListHead } from '../../../ui/admin/list-head.tsx'
import { TableWaiting } from '../../../ui/admin/table-waiting.tsx'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { Screen } from '../../kit/frame/screen.tsx'
import type { Shortcut } from '../../kit/frame/shortcuts.ts'
import { ListBody } from '../../kit/lists/list-body.tsx'
import { useListKeys } from '../../kit/lists/use-list-keys.ts'
import { focusRow } from '../../kit/lists/use-row-keys.ts'
import { actingOf, canDelete, findStaff, sortStaff } from '../../kit/staff/staff-rules.ts'
import { DeleteStaffMemberDialog } from './delete-staff-member-dialog.tsx'
import { StaffCards } from './staff-cards.tsx'
import { StaffPanel } from './staff-panel.tsx'
import type { StaffSearch } from './staff-search.ts'
import { StaffTable } from './staff-table.tsx'
import { type StaffMember, useStaffMembers } from './use-staff-members.ts'

const searchId = 'staff-search'

/** The staff as a table, with a panel to add or change somebody. */
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
        none={rows && !hasRows && <NobodyFound q={q} />}
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

const NobodyFound = ({ q }: { q: string }) => (
  <Empty
    title={<Trans>No colleague was found for “{q}”</Trans>}
    why={<Trans>Names, e-mails, phones and roles were searched.</Trans>}
  >
    <AdminLinkButton to="/admin/admins">
      <Trans>Show the whole staff</Trans>
    </AdminLinkButton>
  </Empty>
)
