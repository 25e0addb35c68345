import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { areas as areaIds } from '../../../../src/procedures/areas.ts'
import { areaGroups, groupIds } from '../../kit/frame/area-groups.ts'
import { areaLabel, groupLabel } from '../../kit/frame/area-names.ts'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { AreaCheck, useLockReason } from './area-check.tsx'
import { OwnRoleActions } from './own-role-actions.tsx'
import { hasArea, isChanged, isDirty, isLocked, lockOf, toggled } from './role-edits.ts'
import { RoleStateLabel } from './role-head.tsx'
import type { RolesViewProps } from './roles-matrix.tsx'

/** The matrix of narrow screens: role by role. */
export function RoleCards({ roles, holders, state, at, onAt, onAsk }: RolesViewProps) {
  const { i18n } = useLingui()
  const { user } = useFrame()
  const reason = useLockReason()
  const id = useId()
  const role = roles[at.row]
  if (!role) return null
  const members = (roleId: number) => (holders ? ` · ${holders.get(roleId) ?? 0}` : '')
  return (
    <div className="md:hidden">
      <label htmlFor={id} className="admin-meta block pb-1 font-medium">
        <Trans>Role</Trans>
      </label>
      <select
        id={id}
        value={role.id}
        onChange={(event) =>
          onAt({ ...at, row: roles.findIndex((one) => one.id === Number(event.target.value)) })
        }
        className="mb-1 min-h-12 w-full rounded-[2px] border border-line bg-paper px-3 font-semibold text-[16px]"
      >
        {roles.map((one) => (
          <option key={one.id} value={one.id}>
            {`${one.name}${members(one.id)}${isDirty(one, state.edits) ? ' ●' : ''}`}
          </option>
        ))}
      </select>
      <div className="mb-3 flex min-h-6 items-center justify-between gap-3">
        <span>
          <RoleStateLabel role={role} state={state} />
        </span>
        <OwnRoleActions role={role} onAsk={onAsk} />
      </div>
      {groupIds.map((group) => (
        <section key={group} aria-labelledby={`${id}-${group}`} className="mb-4">
          <h2 id={`${id}-${group}`} className="admin-h2 mb-1.5">
            {i18n._(groupLabel[group])}
          </h2>
          <ul className="border-key border-t-2 border-b border-b-line2 bg-paper">
            {areaGroups[group].map((area) => {
              const lock = lockOf(role, area, user.appRole.permissions)
              return (
                <li
                  key={areaIds[area]}
                  className="relative flex min-h-12 items-center gap-3.5 border-line1 border-b px-3.5 py-2 last:border-b-0 has-[:focus-visible]:bg-cyan-ground"
                >
                  <AreaCheck
                    label={`${role.name}: ${i18n._(areaLabel[area].name)}`}
                    checked={hasArea(role, state.edits, area)}
                    changed={isChanged(role, state.edits, area)}
                    lock={lock}
                    onToggle={() => state.setEdits(toggled(role, state.edits, area))}
                  />
                  <span className="min-w-0">
                    <span className="block font-medium">{i18n._(areaLabel[area].name)}</span>
                    <span className="admin-meta block text-t3">
                      {lock && !isLocked(role) ? reason[lock] : i18n._(areaLabel[area].does)}
                    </span>
                  </span>
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </div>
  )
}
