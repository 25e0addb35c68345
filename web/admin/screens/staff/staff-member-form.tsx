import { Trans, useLingui } from '@lingui/react/macro'
import { shortestPassword } from '../../../lib/account/form-rules.ts'
import { AdminInput } from '../../../ui/admin/inputs.tsx'
import { AdminPasswordInput } from '../../../ui/admin/password-input.tsx'
import { EditedField } from '../../kit/editor/edited-field.tsx'
import { EditorForm } from '../../kit/editor/editor-form.tsx'
import type { Editor } from '../../kit/editor/use-editor.ts'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { RecordChanges } from '../../kit/history/record-changes.tsx'
import { PersonFields, PhotoField, usePersonNames } from '../../kit/staff/person-fields.tsx'
import type { StaffMemberValues } from '../../kit/staff/staff-member-values.ts'
import { actingOf, canChangeOf } from '../../kit/staff/staff-rules.ts'
import { PanelFoot } from './editor-panel.tsx'
import { newPassword } from './new-password.ts'
import { ResetSecondFactor } from './reset-second-factor.tsx'
import { RoleField } from './role-field.tsx'
import type { StaffMember } from './use-staff-members.ts'

type StaffMemberFormProps = {
  editor: Editor<StaffMemberValues>
  staffMember: StaffMember | null
  title: string
  onClose: () => void
}

/** Who it is, which role, and the password; what one may not change of somebody is locked and says why. */
export function StaffMemberForm({ editor, staffMember, title, onClose }: StaffMemberFormProps) {
  const { t } = useLingui()
  const { user } = useFrame()
  const names = usePersonNames()
  const can = (field: 'email' | 'password' | 'appRoleId') =>
    staffMember === null || canChangeOf(actingOf(user), staffMember, field)
  const record = staffMember ? ({ kind: 'staff', id: staffMember.id } as const) : undefined
  const lacking = t`Only somebody who has all areas of this role may change it.`
  const passwordHint = staffMember ? (
    <Trans>Empty: it stays as it is. A new one ends all of the colleague’s sessions.</Trans>
  ) : (
    <Trans>At least {shortestPassword} characters</Trans>
  )
  const does = staffMember ? <Trans>Save</Trans> : <Trans>Add a colleague</Trans>
  return (
    <EditorForm
      editor={editor}
      names={names}
      title={title}
      bar="none"
      record={record}
      className="mt-4 grid gap-3.5"
    >
      <PersonFields
        editor={editor}
        lockedEmail={can('email') ? undefined : lacking}
        needsPhone={staffMember?.phoneNumber !== ''}
      />
      <RoleField editor={editor} staffMember={staffMember} isLocked={!can('appRoleId')} />
      <EditedField
        editor={editor}
        name="password"
        label={<Trans>Password</Trans>}
        required={staffMember === null}
        hint={can('password') ? passwordHint : lacking}
      >
        {(control) =>
          can('password') ? (
            <AdminPasswordInput
              autoComplete="new-password"
              {...control}
              onGenerate={() => editor.set('password', newPassword())}
            />
          ) : (
            <AdminInput disabled value="" />
          )
        }
      </EditedField>
      <PhotoField editor={editor} />
      {staffMember && can('password') && <ResetSecondFactor staffMember={staffMember} />}
      {record && <RecordChanges record={record} editor={editor} title={title} />}
      <PanelFoot editor={editor} onClose={onClose}>
        {editor.saving ? <Trans>Saving…</Trans> : does}
      </PanelFoot>
    </EditorForm>
  )
}
