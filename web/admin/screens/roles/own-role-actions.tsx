import { useLingui } from '@lingui/react/macro'
import { isFixedRole } from '../../../../src/domains/access/role-rules.ts'
import { IconButton } from '../../../ui/admin/button.tsx'
import { EditIcon, TrashIcon } from '../../../ui/admin/icons.tsx'
import type { Asked } from './own-role-dialogs.tsx'
import type { Role } from './role-edits.ts'

/** Renaming and deleting, of a role beside the seven. */
export function OwnRoleActions({ role, onAsk }: { role: Role; onAsk: (asked: Asked) => void }) {
  const { t } = useLingui()
  if (isFixedRole(role)) return null
  return (
    <span className="flex shrink-0">
      <IconButton label={t`Rename the role ${role.name}`} onClick={() => onAsk({ kind: 'rename', role })}>
        <EditIcon />
      </IconButton>
      <IconButton
        label={t`Delete the role ${role.name}`}
        className="hover:text-error"
        onClick={() => onAsk({ kind: 'delete', role })}
      >
        <TrashIcon />
      </IconButton>
    </span>
  )
}
