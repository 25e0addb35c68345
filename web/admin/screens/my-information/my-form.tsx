import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { shortestPassword } from '../../../lib/account/form-rules.ts'
import { AdminPasswordInput } from '../../../ui/admin/password-input.tsx'
import { EditedField } from '../../kit/editor/edited-field.tsx'
import { EditorForm } from '../../kit/editor/editor-form.tsx'
import type { Editor } from '../../kit/editor/use-editor.ts'
import { PersonFields, PhotoField, usePersonNames } from '../../kit/staff/person-fields.tsx'
import type { MyValues } from '../../kit/staff/staff-member-values.ts'
import { type Me, useMyEditor } from './use-my-editor.ts'

/** Names, e-mail, phone and photo, and under them the password. */
export function MyForm({ me }: { me: Me }) {
  const { t } = useLingui()
  const editor = useMyEditor(me)
  const names = usePersonNames()
  // One field for both, beside what asks for it first.
  const hasOtherEmail = editor.changed.includes('email')
  return (
    <EditorForm editor={editor} names={names} title={t`My information`} className="grid max-w-180 gap-6">
      <section aria-labelledby="my-data">
        <h2 id="my-data" className="admin-h2 mb-2 leading-6!">
          <Trans>Personal data</Trans>
        </h2>
        <div className="grid gap-3.5 border-key border-t-2 border-b border-b-line2 bg-paper p-4">
          <PersonFields editor={editor} isOwn needsPhone={me.phoneNumber !== ''}>
            {hasOtherEmail && (
              <CurrentPassword
                editor={editor}
                hint={<Trans>So that nobody but you changes the address</Trans>}
                required
              />
            )}
          </PersonFields>
          <PhotoField editor={editor} />
        </div>
      </section>
      <section aria-labelledby="my-password">
        <h2 id="my-password" className="admin-h2 mb-2 leading-6!">
          <Trans>Password</Trans>
        </h2>
        <div className="grid items-start gap-3.5 border-key border-t-2 border-b border-b-line2 bg-paper p-4 sm:grid-cols-2">
          <EditedField
            editor={editor}
            name="password"
            label={<Trans>New password</Trans>}
            hint={<Trans>At least {shortestPassword} characters; empty, it stays as it is</Trans>}
          >
            {(control) => <AdminPasswordInput autoComplete="new-password" {...control} />}
          </EditedField>
          {!hasOtherEmail && (
            <CurrentPassword editor={editor} hint={<Trans>Only when you set a new one</Trans>} />
          )}
          <p className="admin-meta text-t3 sm:col-span-2">
            <Trans>You stay logged in here; on every other device you will have to log in again.</Trans>
          </p>
        </div>
      </section>
    </EditorForm>
  )
}

type CurrentPasswordProps = { editor: Editor<MyValues>; hint: ReactNode; required?: boolean }

const CurrentPassword = ({ editor, ...field }: CurrentPasswordProps) => (
  <EditedField editor={editor} name="currentPassword" label={<Trans>Current password</Trans>} {...field}>
    {(control) => <AdminPasswordInput autoComplete="current-password" {...control} />}
  </EditedField>
)
