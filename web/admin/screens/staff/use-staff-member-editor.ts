import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useApi, useClient } from '../../../lib/api.ts'
import { useEditor } from '../../kit/editor/use-editor.ts'
import {
  newStaffMember,
  newStaffMemberForm,
  nobody,
  phonelessForm,
  type StaffMemberValues,
  staffMemberChange,
  staffMemberForm,
  staffMemberValues,
} from '../../kit/staff/staff-member-values.ts'
import { usePersonSays } from '../../kit/staff/use-person-says.ts'
import type { StaffMember } from './use-staff-members.ts'

const secret = ['password'] as const

/** The panel's form: somebody new, or what was changed of a staff member. The list is renewed before it closes. */
export function useStaffMemberEditor(staffMember: StaffMember | null, onSaved: () => void) {
  const { t } = useLingui()
  const client = useClient()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const says = usePersonSays()
  const api = useApi()
  const options = api.staff.list.queryOptions()
  const roles = queryClient.getQueryData(api.staff.roles.queryOptions().queryKey)
  const readOf = (one: StaffMember) => ({ values: staffMemberValues(one), version: one.updatedAt })
  const changeForm = staffMember?.phoneNumber === '' ? phonelessForm : staffMemberForm
  return useEditor<StaffMemberValues>({
    id: staffMember ? `staff.${staffMember.id}` : 'staff.new',
    read: staffMember ? readOf(staffMember) : { values: nobody, version: undefined },
    secret,
    words: (key, value) =>
      key === 'appRoleId' ? roles?.find(({ id }) => String(id) === value)?.name : undefined,
    schema: staffMember ? changeForm : newStaffMemberForm,
    says,
    save: async ({ values, changed, version }, call) => {
      const change = staffMemberChange(changed)
      if (staffMember)
        await client.accounts.updateProfile.mutate(
          { id: staffMember.id, ...change, updatedAt: version },
          call,
        )
      else await client.staff.create.mutate(newStaffMember(values), call)
      await queryClient.invalidateQueries({ queryKey: options.queryKey })
    },
    ...(staffMember && {
      reread: async () => {
        const staff = await queryClient.fetchQuery({ ...options, staleTime: 0 })
        const now = staff.find(({ id }) => id === staffMember.id)
        return now ? readOf(now) : null
      },
      anew: {
        id: 'staff.new',
        open: () => void navigate({ to: '/admin/admins', search: { open: 'new' }, replace: true }),
      },
    }),
    saved: staffMember ? t`The colleague’s information was saved` : t`The colleague was added`,
    failed: () =>
      staffMember ? t`An error occurred, please try again.` : t`An error occurred while adding the colleague`,
    // A notice would stand behind the panel.
    failsInline: true,
    onSaved,
  })
}
