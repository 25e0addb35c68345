import { Trans, useLingui } from '@lingui/react/macro'
import { shortestPassword } from '../../../lib/account/form-rules.ts'
import { AdminInput } from '../../../ui/admin/inputs.tsx'
import { AdminPasswordInput } from '../../../ui/admin/password-input.tsx'
import { EditedField } from '../../kit/editor/edited-field.tsx'
import { EditorForm } from '../../kit/editor/editor-form.tsx'
import type { Editor } from '../../kit/editor/use-editor.ts'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { RecordChanges } from '../../kit/history/record-changes.tsx'
import type { ColleagueValues } from '../../kit/staff/colleague-values.ts'
import { PersonFields, PhotoField, usePersonNames } from '../../kit/staff/person-fields.tsx'
import { actingOf, canChangeOf } from '../../kit/staff/staff-rules.ts'
import { PanelFoot } from './editor-panel.tsx'
import { newPassword } from './new-password.ts'
import { ResetSecondFactor } from './reset-second-factor.tsx'
import { RoleField } from './role-field.tsx'
import type { Colleague } from './use-colleagues.ts'

type ColleagueFormProps = {
  editor: Editor<ColleagueValues>
  colleague: Colleague | null
  title: string
  onClose: () => void
}

/** Who it is, which role, and the password; what one may not change of somebody is locked and says why. */
export function ColleagueForm({ editor, colleague, title, onClose }: ColleagueFormProps) {
  const { t } = useLingui()
  const { user } = useFrame()
  const names = usePersonNames()
  const can = (field: 'email' | 'password' | 'appRoleId') =>
    colleague === null || canChangeOf(actingOf(user), colleague, field)
  const record = colleague ? ({ kind: 'staff', id: colleague.id } as const) : undefined
  const lacking = t`Only somebody who has all areas of this role may change it.`
  const passwordHint = colleague ? (
    <Trans>Empty: it stays as it is. A new one ends all of the colleague’s sessions.</Trans>
  ) : (
    <Trans>At least {shortestPassword} characters</Trans>
  )
  const does = colleague ? <Trans>Save</Trans> : <Trans>Add a colleague</Trans>
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
        needsPhone={colleague?.phoneNumber !== ''}
      />
      <RoleField editor={editor} colleague={colleague} isLocked={!can('appRoleId')} />
      <EditedField
        editor={editor}
        name="password"
        label={<Trans>Password</Trans>}
        required={colleague === null}
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
      {colleague && can('password') && <ResetSecondFactor colleague={colleague} />}
      {record && <RecordChanges record={record} editor={editor} title={title} />}
      <PanelFoot editor={editor} onClose={onClose}>
        {editor.saving ? <Trans>Saving…</Trans> : does}
      </PanelFoot>
    </EditorForm>
  )
}
