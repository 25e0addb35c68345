import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { AreaName } from '../../../../src/procedures/areas.ts'
import { useApi } from '../../../lib/api.ts'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { PlusIcon } from '../../../ui/admin/icons.tsx'
import { TableWaiting } from '../../../ui/admin/table-waiting.tsx'
import { StaleModal } from '../../kit/editor/stale-dialog.tsx'
import { areaOrder } from '../../kit/frame/area-groups.ts'
import { areaLabel } from '../../kit/frame/area-names.ts'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { canOpen, menu } from '../../kit/frame/menu.ts'
import { Screen } from '../../kit/frame/screen.tsx'
import type { Shortcut } from '../../kit/frame/shortcuts.ts'
import { HistoryLink } from '../../kit/history/history-link.tsx'
import { useLastActor } from '../../kit/history/use-last-actor.ts'
import { ListBody } from '../../kit/lists/list-body.tsx'
import { describedBy, useLockReason } from './area-check.tsx'
import { ChangeLabel } from './change-label.tsx'
import type { Cell } from './grid-keys.ts'
import { type Asked, OwnRoleDialog } from './own-role-dialogs.tsx'
import { RoleCards } from './role-cards.tsx'
import {
  type AreaChanges,
  changesBetween,
  changesOf,
  hasArea,
  isLocked,
  type Role,
  type RoleEdits,
} from './role-edits.ts'
import { RolePreview } from './role-preview.tsx'
import { RolesMatrix, type RolesViewProps } from './roles-matrix.tsx'
import { RolesSaveBar } from './roles-save-bar.tsx'
import { useOwnRoles } from './use-own-roles.ts'
import { type StaleRole, useRoles } from './use-roles.ts'

/** One row a role, a box an area, and what each role sees (ADM-11). */
export function RolesScreen() {
  const { t } = useLingui()
  const state = useRoles()
  const own = useOwnRoles()
  const holders = useHolders()
  const [asked, ask] = useState<Asked | null>(null)
  const { query } = state
  const roles = query.data
  const keys: Shortcut[] = [
    {
      keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
      caps: ['↑', '↓', '←', '→'],
      label: t`box`,
      act: () => document.querySelector<HTMLElement>('[role="grid"] input[tabindex="0"]')?.focus(),
    },
  ]
  return (
    <Screen
      title={<Trans>Roles and permissions</Trans>}
      meta={
        roles && (
          <>
            <Plural value={roles.length} one="# role" other="# roles" />
            {' × '}
            <Plural value={areaOrder.length} one="# area" other="# areas" />
          </>
        )
      }
      actions={
        <>
          <ChangedLegend />
          <HistoryLink kind="role" />
          <AdminButton variant="primary" onClick={() => ask({ kind: 'add' })}>
            <PlusIcon />
            <Trans>Add a role</Trans>
          </AdminButton>
        </>
      }
      shortcuts={keys}
      note={<Trans>Space ticks a box</Trans>}
    >
      <ListBody
        query={query}
        waiting={<TableWaiting widths={['w-32', 'grow']} />}
        failed={<Trans>Roles did not load.</Trans>}
      >
        {roles && <RolesBoard roles={roles} holders={holders} state={state} onAsk={ask} />}
      </ListBody>
      <RolesSaveBar state={state} />
      {asked && roles && (
        <OwnRoleDialog asked={asked} roles={roles} holders={holders} own={own} onClose={() => ask(null)} />
      )}
      {state.stale && (
        <StaleRoleDialog
          stale={state.stale}
          onMerge={() => state.settleStale('merge')}
          onOverwrite={() => state.settleStale('overwrite')}
          onClose={state.closeStale}
        />
      )}
    </Screen>
  )
}

type RolesBoardProps = Pick<RolesViewProps, 'roles' | 'holders' | 'state' | 'onAsk'>

function RolesBoard({ roles, holders, state, onAsk }: RolesBoardProps) {
  const { t } = useLingui()
  const reason = useLockReason()
  const firstOpen = Math.max(
    roles.findIndex((role) => !isLocked(role)),
    0,
  )
  const [at, setAt] = useState<Cell>({ row: firstOpen, column: 0 })
  const role = roles[Math.min(at.row, roles.length - 1)]
  const area = areaOrder[at.column]
  if (!role || !area) return null
  const view = { roles, holders, state, at: { ...at, row: roles.indexOf(role) }, onAt: setAt, onAsk }
  return (
    <>
      <RolesMatrix {...view} />
      <RoleCards {...view} />
      <div hidden>
        <p id={describedBy.superAdmin}>{reason.superAdmin}</p>
        <p id={describedBy.client}>{reason.client}</p>
        <p id={describedBy.lacking}>{reason.lacking}</p>
        <p id={describedBy.changed}>{t`Changed, not saved yet`}</p>
      </div>
      <div className="mt-6 grid items-start gap-x-7 gap-y-6 xl:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)_minmax(0,1fr)] md:max-xl:grid-cols-2 md:max-xl:*:first:col-span-2">
        <RolePreview role={role} edits={state.edits} />
        <AreaNotes area={area} roles={roles} edits={state.edits} />
        <RuleNotes />
      </div>
    </>
  )
}

/** How many staff members have each role, for users who may see the staff. */
function useHolders(): ReadonlyMap<number, number> | undefined {
  const { user } = useFrame()
  const { data } = useQuery({
    ...useApi().staff.list.queryOptions(),
    enabled: canOpen(user, 'staff'),
  })
  if (!data) return undefined
  const counts = Map.groupBy(data, ({ appRole }) => appRole.id)
  return new Map([...counts].map(([id, holders]) => [id, holders.length]))
}

const ChangedLegend = () => (
  <p className="admin-meta flex items-center gap-2 text-t3 max-md:hidden">
    <span aria-hidden="true" className="relative size-3.5 border border-line bg-paper">
      <span className="absolute -top-px -right-px border-5 border-cyan border-b-transparent border-l-transparent" />
    </span>
    <Trans>not saved yet</Trans>
  </p>
)

type StaleRoleDialogProps = {
  stale: StaleRole
  onMerge: () => void
  onOverwrite: () => void
  onClose: () => void
}

/**
 * Another user has saved the role since it was read: both changes stand side by side, none is lost
 * unknowingly.
 */
function StaleRoleDialog({ stale, onMerge, onOverwrite, onClose }: StaleRoleDialogProps) {
  const { before, theirs, wanted } = stale
  const { name } = theirs
  const staffMember = useLastActor({ kind: 'role', id: theirs.id })
  return (
    <StaleModal
      title={<Trans>The role “{name}” has been changed by someone else in the meantime</Trans>}
      staffMember={staffMember}
      other={{ does: <Trans>Keep only mine</Trans>, onClick: onOverwrite }}
      first={{ does: <Trans>Save both</Trans>, onClick: onMerge }}
      onClose={onClose}
    >
      <Side head={<Trans>Theirs, saved</Trans>} changes={changesBetween(before, theirs)} />
      <Side head={<Trans>Mine, not saved</Trans>} changes={changesOf(before, wanted)} />
    </StaleModal>
  )
}

const Side = ({ head, changes }: { head: ReactNode; changes: AreaChanges }) => (
  <div className="border-line2 border-b py-2">
    <dt className="admin-meta text-t3">{head}</dt>
    <dd className="font-medium">
      <ChangeLabel changes={changes} />
    </dd>
  </div>
)

type AreaNotesProps = { area: AreaName; roles: readonly Role[]; edits: RoleEdits }

/** What the area of the focused box opens, and which roles have it. */
function AreaNotes({ area, roles, edits }: AreaNotesProps) {
  const { i18n } = useLingui()
  const screens = menu
    .flatMap(({ entries }) => entries)
    .filter((entry) => entry.area === area || entry.allOf?.includes(area))
  const holders = roles.filter((role) => hasArea(role, edits, area)).map(({ name }) => name)
  const { name, does } = areaLabel[area]
  return (
    <Notes id="area-notes" title={<Trans>The area “{i18n._(name)}”</Trans>}>
      <li>
        <Trans>Opens: {i18n._(does)}</Trans>
      </li>
      {screens.length > 0 && (
        <li>
          <Trans>In the menu: {screens.map(({ label }) => i18n._(label)).join(', ')}</Trans>
        </li>
      )}
      <li>
        <Trans>Roles that have it: {holders.join(', ')}</Trans>
      </li>
    </Notes>
  )
}

/** The rules of permission areas as sentences (PER-4 to PER-8). */
const RuleNotes = () => (
  <Notes id="rule-notes" title={<Trans>Who may change what</Trans>}>
    <li>
      <Trans>The SuperAdmin role is neither changed nor deleted.</Trans>
    </li>
    <li>
      <Trans>The seven built-in roles keep their names; roles of your own stand below them.</Trans>
    </li>
    <li>
      <Trans>You can’t give anybody an area that you don’t have yourself: those boxes are locked.</Trans>
    </li>
    <li>
      <Trans>Customers don’t enter the back office, so their role gets no areas.</Trans>
    </li>
    <li>
      <Trans>
        A change takes effect with the next click of whoever holds the role: nobody has to log in again.
      </Trans>
    </li>
  </Notes>
)

const Notes = ({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) => (
  <section aria-labelledby={id} className="min-w-0">
    <h2 id={id} className="admin-h2 mb-2 leading-6!">
      {title}
    </h2>
    <ul className="divide-y divide-line1 border-key border-t-2 border-b border-b-line2 bg-paper px-3.5 *:py-1.5">
      {children}
    </ul>
  </section>
)
