import { Trans, useLingui } from '@lingui/react/macro'
import { isFixedRole, superAdmin } from '../../../../src/domains/access/role-rules.ts'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { WordButton } from '../../../ui/admin/button.tsx'
import { LockIcon } from '../../../ui/admin/icons.tsx'
import { OwnRoleActions } from './own-role-actions.tsx'
import type { Asked } from './own-role-dialogs.tsx'
import { isDirty, isLocked, type Role } from './role-edits.ts'
import type { Roles } from './use-roles.ts'

type RoleHeadProps = {
  role: Role
  count: number | undefined
  state: Roles
  onAsk: (asked: Asked) => void
}

/** The role, how many hold it, and whether its row is locked, unsaved or was refused. */
export function RoleHead({ role, count, state, onAsk }: RoleHeadProps) {
  const language = useLanguage()
  return (
    <th scope="row" className="px-3.5 py-1 text-left font-normal">
      <span className="flex items-center justify-between gap-3">
        <span>
          <span className={isFixedRole(role) ? 'whitespace-nowrap' : 'block max-w-40 wrap-anywhere'}>
            <strong className="font-semibold">{role.name}</strong>
            {count !== undefined && (
              <span className="text-t3 tabular-nums">{` · ${formatNumber(count, language)}`}</span>
            )}
          </span>
          <RoleStateLabel role={role} state={state} />
        </span>
        {isLocked(role) && <LockIcon className="text-t3" />}
        <OwnRoleActions role={role} onAsk={onAsk} />
      </span>
    </th>
  )
}

/** Why it is locked, or how to save it alone. */
export function RoleStateLabel({ role, state }: Pick<RoleHeadProps, 'role' | 'state'>) {
  const { t } = useLingui()
  const words = 'admin-meta block text-t3'
  if (role.name === superAdmin)
    return (
      <span className={words}>
        <Trans>everything, unchanging</Trans>
      </span>
    )
  if (isLocked(role))
    return (
      <span className={words}>
        <Trans>customers, no areas</Trans>
      </span>
    )
  if (!isDirty(role, state.edits)) return null
  return (
    <span className="admin-meta flex flex-wrap items-baseline gap-x-2">
      {state.refused.has(role.id) ? (
        <span className="text-error">
          <Trans>could not be saved</Trans>
        </span>
      ) : (
        <span className="text-t3">
          <Trans>unsaved</Trans>
        </span>
      )}
      <WordButton
        aria-label={t`Save the role ${role.name}`}
        aria-disabled={state.isSaving || undefined}
        className="min-h-6! pointer-coarse:min-h-11!"
        onClick={() => void state.save([role])}
      >
        <Trans>Save</Trans>
      </WordButton>
    </span>
  )
}
