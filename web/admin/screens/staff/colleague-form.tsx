import { Trans, useLingui } from '@lingui/react/macro'
import { shortestPassword } from '../../../lib/account/form-rules.ts'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { AdminInput } from '../../../ui/admin/inputs.tsx'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { AdminPasswordInput } from '../../../ui/admin/password-input.tsx'
import { EditedField } from '../../kit/editor/edited-field.tsx'
import { EditorForm } from '../../kit/editor/editor-form.tsx'
import { SaveFailure } from '../../kit/editor/save-failure.tsx'
import type { Editor } from '../../kit/editor/use-editor.ts'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { RecordChanges } from '../../kit/history/record-changes.tsx'
import type { ColleagueValues } from '../../kit/staff/colleague-values.ts'
import { PersonFields, PhotoField, usePersonNames } from '../../kit/staff/person-fields.tsx'
import { actingOf, mayChangeOf } from '../../kit/staff/staff-rules.ts'
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
  const may = (field: 'email' | 'password' | 'appRoleId') =>
    colleague === null || mayChangeOf(actingOf(user), colleague, field)
  const record = colleague ? ({ kind: 'staff', id: colleague.id } as const) : undefined
  const lacking = t`Only somebody who has all areas of this role may change it.`
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
        lockedEmail={may('email') ? undefined : lacking}
        needsPhone={colleague?.phoneNumber !== ''}
      />
      <RoleField editor={editor} colleague={colleague} isLocked={!may('appRoleId')} />
      <EditedField
        editor={editor}
        name="password"
        label={<Trans>Password</Trans>}
        required={colleague === null}
        hint={
          may('password') ? (
            colleague ? (
              <Trans>Empty: it stays as it is. A new one ends all of the colleague’s sessions.</Trans>
            ) : (
              <Trans>At least {shortestPassword} characters</Trans>
            )
          ) : (
            lacking
          )
        }
      >
        {(control) =>
          may('password') ? (
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
      {colleague && may('password') && <ResetSecondFactor colleague={colleague} />}
      {record && <RecordChanges record={record} editor={editor} title={title} />}
      <div className="sticky bottom-0 -mx-6 -mb-5 flex flex-wrap justify-end gap-2 border-line2 border-t bg-paper px-6 py-3 max-sm:[&>button]:flex-1">
        <SaveFailure failure={editor.failure} />
        <AdminButton variant="quiet" onClick={onClose}>
          <Trans>Close</Trans> <KeyCap>Esc</KeyCap>
        </AdminButton>
        <AdminButton type="submit" variant="primary" busy={editor.saving}>
          {editor.saving ? (
            <Trans>Saving…</Trans>
          ) : colleague ? (
            <Trans>Save</Trans>
          ) : (
            <Trans>Add a colleague</Trans>
          )}
        </AdminButton>
      </div>
    </EditorForm>
  )
}
