import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { invitationSchema } from '../../../../src/domains/staff/user-input.ts'
import { defaultLanguage, type Language, languages } from '../../../../src/lib/languages.ts'
import { useApi, useClient } from '../../../lib/api.ts'
import { AdminEmailInput, AdminInput, AdminSelect } from '../../../ui/admin/inputs.tsx'
import { languageNames } from '../../../ui/language-names.ts'
import { EditedField } from '../../kit/editor/edited-field.tsx'
import { EditedPhone } from '../../kit/editor/edited-phone.tsx'
import { EditorForm } from '../../kit/editor/editor-form.tsx'
import { useEditor } from '../../kit/editor/use-editor.ts'
import { usePersonNames } from '../../kit/staff/person-fields.tsx'
import { usePersonSays } from '../../kit/staff/use-person-says.ts'
import { EditorPanel, PanelFoot } from './editor-panel.tsx'
import { RoleField } from './role-field.tsx'

/** Invites a user by email: name, e-mail and role are enough, as they choose the password themselves. */
export function InvitationPanel({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const names = { ...usePersonNames(), language: t`Language of the e-mail` }
  const editor = useInvitation(onClose)
  const title = t`Invite a colleague`
  return (
    <EditorPanel editor={editor} names={names} title={title} onClose={onClose}>
      {(close) => (
        <>
          <p className="mt-2 text-t2">
            <Trans>
              An e-mail with a link goes to the colleague, who chooses a password there. The link works for
              seven days.
            </Trans>
          </p>
          <EditorForm editor={editor} names={names} title={title} bar="none" className="mt-4 grid gap-3.5">
            <div className="grid gap-3.5 sm:grid-cols-2">
              <EditedField editor={editor} name="name" label={<Trans>Name</Trans>} required>
                {(control) => <AdminInput maxLength={100} {...control} />}
              </EditedField>
              <EditedField editor={editor} name="surname" label={<Trans>Surname</Trans>} required>
                {(control) => <AdminInput maxLength={100} {...control} />}
              </EditedField>
            </div>
            <EditedField editor={editor} name="email" label={<Trans>E-mail</Trans>} required>
              {(control) => <AdminEmailInput {...control} />}
            </EditedField>
            <EditedPhone editor={editor} name="phoneNumber" label={<Trans>Phone</Trans>} autoComplete="off" />
            <RoleField editor={editor} staffMember={null} isLocked={false} />
            <EditedField editor={editor} name="language" label={<Trans>Language of the e-mail</Trans>}>
              {(control) => (
                <AdminSelect {...control}>
                  {languages.map((language) => (
                    <option key={language} value={language} lang={language}>
                      {languageNames[language]}
                    </option>
                  ))}
                </AdminSelect>
              )}
            </EditedField>
            <PanelFoot editor={editor} onClose={close}>
              {editor.saving ? <Trans>Sending…</Trans> : <Trans>Send the invitation</Trans>}
            </PanelFoot>
          </EditorForm>
        </>
      )}
    </EditorPanel>
  )
}

type InvitationValues = {
  name: string
  surname: string
  email: string
  phoneNumber: string
  /** The role's id; empty until one is chosen. */
  appRoleId: string
  language: Language
}

const blankInvitation: InvitationValues = {
  name: '',
  surname: '',
  email: '',
  phoneNumber: '',
  appRoleId: '',
  language: defaultLanguage,
}

/** The form of an invitation. The list is refetched before it closes. */
function useInvitation(onSent: () => void) {
  const { t } = useLingui()
  const client = useClient()
  const queryClient = useQueryClient()
  const { queryKey } = useApi().staff.list.queryOptions()
  return useEditor<InvitationValues>({
    id: 'staff.invitation',
    read: { values: blankInvitation, version: undefined },
    schema: invitationSchema,
    says: usePersonSays(),
    save: async ({ values: { appRoleId, ...person } }, call) => {
      await client.staff.invite.mutate({ ...person, appRoleId: Number(appRoleId) }, call)
      await queryClient.invalidateQueries({ queryKey })
    },
    saved: t`The invitation is on its way`,
    failed: () => t`The invitation could not be sent`,
    // A notice would be hidden behind the panel.
    failsInline: true,
    onSaved: onSent,
  })
}
