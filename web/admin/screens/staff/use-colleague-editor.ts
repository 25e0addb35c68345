import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useApi, useClient } from '../../../lib/api.ts'
import { useEditor } from '../../kit/editor/use-editor.ts'
import {
  type ColleagueValues,
  colleagueChange,
  colleagueForm,
  colleagueValues,
  newColleague,
  newColleagueForm,
  nobody,
  phonelessForm,
} from '../../kit/staff/colleague-values.ts'
import { usePersonSays } from '../../kit/staff/use-person-says.ts'
import type { Colleague } from './use-colleagues.ts'

const secret = ['password'] as const

/** The panel's form: somebody new, or what was changed of a colleague. The list is renewed before it closes. */
export function useColleagueEditor(colleague: Colleague | null, onSaved: () => void) {
  const { t } = useLingui()
  const client = useClient()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const says = usePersonSays()
  const api = useApi()
  const options = api.staff.list.queryOptions()
  const roles = queryClient.getQueryData(api.staff.roles.queryOptions().queryKey)
  const readOf = (one: Colleague) => ({ values: colleagueValues(one), version: one.updatedAt })
  const changeForm = colleague?.phoneNumber === '' ? phonelessForm : colleagueForm
  return useEditor<ColleagueValues>({
    id: colleague ? `staff.${colleague.id}` : 'staff.new',
    read: colleague ? readOf(colleague) : { values: nobody, version: undefined },
    secret,
    words: (key, value) =>
      key === 'appRoleId' ? roles?.find(({ id }) => String(id) === value)?.name : undefined,
    schema: colleague ? changeForm : newColleagueForm,
    says,
    save: async ({ values, changed, version }, call) => {
      const change = colleagueChange(changed)
      if (colleague)
        await client.accounts.updateProfile.mutate({ id: colleague.id, ...change, updatedAt: version }, call)
      else await client.staff.create.mutate(newColleague(values), call)
      await queryClient.invalidateQueries({ queryKey: options.queryKey })
    },
    ...(colleague && {
      reread: async () => {
        const staff = await queryClient.fetchQuery({ ...options, staleTime: 0 })
        const now = staff.find(({ id }) => id === colleague.id)
        return now ? readOf(now) : null
      },
      anew: {
        id: 'staff.new',
        open: () => void navigate({ to: '/admin/admins', search: { open: 'new' }, replace: true }),
      },
    }),
    saved: colleague ? t`The colleague’s information was saved` : t`The colleague was added`,
    failed: () =>
      colleague ? t`An error occurred, please try again.` : t`An error occurred while adding the colleague`,
    // A notice would stand behind the panel.
    failsInline: true,
    onSaved,
  })
}
