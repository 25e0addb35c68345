import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { canGive, isStaffRole } from '../../../../src/domains/access/role-rules.ts'
import { roleName } from '../../../../src/domains/staff/user-input.ts'
import { refusalOf } from '../../../lib/api.ts'
import { AdminButton, AdminLinkButton } from '../../../ui/admin/button.tsx'
import { AdminField } from '../../../ui/admin/field.tsx'
import { AdminInput, AdminSelect } from '../../../ui/admin/inputs.tsx'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { Modal, ModalFoot } from '../../../ui/admin/modal.tsx'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { useResolver } from '../../kit/forms/use-resolver.ts'
import { areasOf } from '../../kit/frame/area-names.ts'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { actingOf } from '../../kit/staff/staff-rules.ts'
import type { Role } from './role-edits.ts'
import type { OwnRoles } from './use-own-roles.ts'

/** The dialogs of the company's own roles. */
export type Asked = { kind: 'add' } | { kind: 'rename' | 'delete'; role: Role }

type OwnRoleDialogProps = {
  asked: Asked
  roles: readonly Role[]
  holders: ReadonlyMap<number, number> | undefined
  own: OwnRoles
  onClose: () => void
}

/** Adding, renaming or deleting a role beside the seven. */
export function OwnRoleDialog({ asked, ...rest }: OwnRoleDialogProps) {
  if (asked.kind === 'delete') return <DeleteRole role={asked.role} {...rest} />
  return <NameRole role={asked.kind === 'rename' ? asked.role : null} {...rest} />
}

type NameRoleProps = Omit<OwnRoleDialogProps, 'asked' | 'holders'> & { role: Role | null }

/** The name, and for a new role whose areas it begins with. */
function NameRole({ role, roles, own, onClose }: NameRoleProps) {
  const { t } = useLingui()
  const acting = actingOf(useFrame().user)
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { name: role?.name ?? '', like: '' },
    resolver: useResolver<{ name: string; like: string }>(z.object({ name: roleName, like: z.string() }), {
      name: t`Write the role’s name.`,
    }),
  })
  const models = roles.filter((one) => isStaffRole(one) && canGive(acting, one.permissions))
  const save = handleSubmit(async ({ name, like }) => {
    if (name === role?.name) return onClose()
    const permissionIds = [...(roles.find(({ id }) => String(id) === like)?.permissions ?? [])]
    const saving = role
      ? own.rename.mutateAsync({ role, name })
      : own.create.mutateAsync({ name, permissionIds })
    await saving.then(onClose, (error) =>
      setError('name', { message: refusalOf(error) ?? t`The server could not be reached.` }),
    )
  })
  return (
    <Modal
      title={role ? <Trans>Rename the role “{role.name}”</Trans> : <Trans>A role of your own</Trans>}
      onClose={onClose}
    >
      <form noValidate onSubmit={save} className="mt-3 flex flex-col gap-3">
        <AdminField
          label={<Trans>Name of the role</Trans>}
          required
          hint={<Trans>It is shown like this in every language.</Trans>}
          error={formState.errors.name?.message}
        >
          <AdminInput data-safe="" maxLength={100} {...register('name')} />
        </AdminField>
        {!role && (
          <AdminField
            label={<Trans>Begins with the areas of</Trans>}
            hint={<Trans>You tick and untick areas in the table afterwards.</Trans>}
          >
            <AdminSelect {...register('like')}>
              <option value="">{t`no areas`}</option>
              {models.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </AdminSelect>
          </AdminField>
        )}
        <DialogButtons onClose={onClose}>
          <AdminButton type="submit" variant="primary" busy={formState.isSubmitting}>
            {role ? <Trans>Rename</Trans> : <Trans>Add the role</Trans>}
          </AdminButton>
        </DialogButtons>
      </form>
    </Modal>
  )
}

type DeleteRoleProps = Omit<OwnRoleDialogProps, 'asked' | 'roles'> & { role: Role }

/** Only a role without users can be deleted; otherwise it says where to give them another one. */
function DeleteRole({ role, holders, own, onClose }: DeleteRoleProps) {
  const { i18n } = useLingui()
  const count = holders?.get(role.id) ?? 0
  if (count > 0)
    return (
      <Modal title={<Trans>Colleagues have the role “{role.name}”</Trans>} onClose={onClose}>
        <p className="mt-2 text-t2">
          <Plural
            value={count}
            one="# colleague has it. Give that colleague another role first, then this one can be deleted."
            other="# colleagues have it. Give them another role first, then this one can be deleted."
          />
        </p>
        <DialogButtons onClose={onClose}>
          <AdminLinkButton to="/admin/admins" search={{ q: role.name }} variant="primary" data-safe="">
            <Trans>Show these colleagues</Trans>
          </AdminLinkButton>
        </DialogButtons>
      </Modal>
    )
  const areas = areasOf(role.permissions).map(({ name }) => i18n._(name))
  return (
    <ConfirmDialog
      grave
      title={<Trans>Delete the role “{role.name}”?</Trans>}
      facts={[{ head: <Trans>Areas</Trans>, text: areas.join(', ') || '—' }]}
      after={[<Trans key="stays">The history keeps what the role was.</Trans>]}
      safe={<Trans>Close without deleting</Trans>}
      does={<Trans>Delete the role</Trans>}
      onClose={onClose}
      onConfirm={() => {
        onClose()
        own.remove.mutate(role)
      }}
    />
  )
}

const DialogButtons = ({ onClose, children }: { onClose: () => void; children: ReactNode }) => (
  <ModalFoot className="mt-4">
    <AdminButton variant="quiet" onClick={onClose}>
      <Trans>Close</Trans> <KeyCap>Esc</KeyCap>
    </AdminButton>
    {children}
  </ModalFoot>
)
