import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../lib/api.ts'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { PlusIcon } from '../../../ui/admin/icons.tsx'
import { TableWaiting } from '../../../ui/admin/table-waiting.tsx'
import { areaOrder } from '../../kit/frame/area-groups.ts'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { canOpen } from '../../kit/frame/menu.ts'
import { Screen } from '../../kit/frame/screen.tsx'
import type { Shortcut } from '../../kit/frame/shortcuts.ts'
import { HistoryLink } from '../../kit/history/history-link.tsx'
import { ListBody } from '../../kit/lists/list-body.tsx'
import { describedBy, useLockReason } from './area-check.tsx'
import { AreaNotes, RuleNotes } from './area-notes.tsx'
import type { Cell } from './grid-keys.ts'
import { type Asked, OwnRoleDialog } from './own-role-dialogs.tsx'
import { RoleCards } from './role-cards.tsx'
import { RolePreview } from './role-preview.tsx'
import { isLocked } from './role-wishes.ts'
import { RolesMatrix, type RolesViewProps } from './roles-matrix.tsx'
import { RolesSaveBar } from './roles-save-bar.tsx'
import { StaleRoleDialog } from './stale-role-dialog.tsx'
import { useOwnRoles } from './use-own-roles.ts'
import { useRoles } from './use-roles.ts'

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
        <RolePreview role={role} wishes={state.wishes} />
        <AreaNotes area={area} roles={roles} wishes={state.wishes} />
        <RuleNotes />
      </div>
    </>
  )
}

/** How many of the staff hold each role, for who may see the staff. */
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
