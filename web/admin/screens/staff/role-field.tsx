import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { areas } from '../../../../src/procedures/areas.ts'
import { useApi } from '../../../lib/api.ts'
import { AdminSelect } from '../../../ui/admin/inputs.tsx'
import { EditedField } from '../../kit/editor/edited-field.tsx'
import type { Editor } from '../../kit/editor/use-editor.ts'
import { areasOf } from '../../kit/frame/area-names.ts'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { canOpen } from '../../kit/frame/menu.ts'
import { actingOf, rolesOffered } from '../../kit/staff/staff-rules.ts'
import type { StaffMember } from './use-staff-members.ts'

type RoleFieldProps<V extends { appRoleId: string }> = {
  editor: Editor<V>
  staffMember: StaffMember | null
  /** The user may not change this staff member's role. */
  isLocked: boolean
}

/** The roles that the user may give, and what the chosen one opens. */
export function RoleField<V extends { appRoleId: string }>({
  editor,
  staffMember,
  isLocked,
}: RoleFieldProps<V>) {
  const { i18n, t } = useLingui()
  const { user } = useFrame()
  const { data } = useQuery(useApi().staff.roles.queryOptions())
  const offered = rolesOffered(data ?? [], actingOf(user))
  const own =
    staffMember && !offered.some(({ id }) => id === staffMember.appRole.id) ? [staffMember.appRole] : []
  const roles = isLocked && staffMember ? [staffMember.appRole] : [...own, ...offered]
  const chosen = roles.find(({ id }) => String(id) === editor.values.appRoleId)
  const opens = chosen && areasOf(chosen.permissions).map(({ name }) => i18n._(name))
  const whoChanges = canOpen(user, 'roles') ? (
    <Trans>Only somebody who has all areas of this role may change it.</Trans>
  ) : (
    <Trans>Only colleagues with the area “Roles” can change roles.</Trans>
  )
  const whatOpens = opens ? (
    <>
      <Trans>Opens: {opens.join(', ') || '—'}</Trans>
      {staffMember && <RestingLinks staffMember={staffMember} permissions={chosen.permissions} />}
    </>
  ) : (
    <Trans>Roles within your own areas are offered.</Trans>
  )
  return (
    <EditedField
      editor={editor}
      name="appRoleId"
      label={<Trans>Role</Trans>}
      required
      hint={isLocked ? whoChanges : whatOpens}
    >
      {(control) => (
        <AdminSelect disabled={isLocked} {...control}>
          {!staffMember && <option value="">{t`Choose a role`}</option>}
          {roles.map((role) => (
            <option key={role.id} value={role.id}>
              {role.name}
            </option>
          ))}
        </AdminSelect>
      )}
    </EditedField>
  )
}

type RestingLinksProps = { staffMember: StaffMember; permissions: readonly number[] }

/** Says that links to orders rest while the account they belong to may not read the orders (LNK-4). */
function RestingLinks({ staffMember: { id, appRole }, permissions }: RestingLinksProps) {
  const losesOrders = [areas.newOrders, areas.orders].some(
    (area) => appRole.permissions.includes(area) && !permissions.includes(area),
  )
  const { data } = useQuery({ ...useApi().staff.links.queryOptions({ id }), enabled: losesOrders })
  if (!losesOrders || !data?.count) return null
  return (
    <strong className="block pt-1 font-semibold">
      <Plural
        value={data.count}
        one="# link to an order stands on this account: where the new role may not read the order, it rests until a colleague takes it over."
        other="# links to orders stand on this account: where the new role may not read an order, they rest until a colleague takes them over."
      />
    </strong>
  )
}
