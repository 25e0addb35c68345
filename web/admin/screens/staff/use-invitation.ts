import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { invitationSchema } from '../../../../src/domains/staff/user-input.ts'
import { defaultLanguage, type Language } from '../../../../src/lib/languages.ts'
import { useApi, useClient } from '../../../lib/api.ts'
import { useEditor } from '../../kit/editor/use-editor.ts'
import { usePersonSays } from '../../kit/staff/use-person-says.ts'

export type InvitationValues = {
  name: string
  surname: string
  email: string
  phoneNumber: string
  /** The role's id; empty until one is chosen. */
  appRoleId: string
  language: Language
}

const nobody: InvitationValues = {
  name: '',
  surname: '',
  email: '',
  phoneNumber: '',
  appRoleId: '',
  language: defaultLanguage,
}

/** The form that invites somebody. The list is renewed before it closes. */
export function useInvitation(onSent: () => void) {
  const { t } = useLingui()
  const client = useClient()
  const queryClient = useQueryClient()
  const { queryKey } = useApi().staff.list.queryOptions()
  return useEditor<InvitationValues>({
    id: 'staff.invitation',
    read: { values: nobody, version: undefined },
    schema: invitationSchema,
    says: usePersonSays(),
    save: async ({ values: { appRoleId, ...person } }, call) => {
      await client.staff.invite.mutate({ ...person, appRoleId: Number(appRoleId) }, call)
      await queryClient.invalidateQueries({ queryKey })
    },
    saved: t`The invitation is on its way`,
    failed: () => t`The invitation could not be sent`,
    // A notice would stand behind the panel.
    failsInline: true,
    onSaved: onSent,
  })
}
