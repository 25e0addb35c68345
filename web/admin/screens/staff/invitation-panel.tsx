import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { languages } from '../../../../src/lib/languages.ts'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { AdminInput, AdminSelect } from '../../../ui/admin/inputs.tsx'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { Modal } from '../../../ui/admin/modal.tsx'
import { languageNames } from '../../../ui/language-names.ts'
import { EditedField } from '../../kit/editor/edited-field.tsx'
import { EditedPhone } from '../../kit/editor/edited-phone.tsx'
import { EditorForm } from '../../kit/editor/editor-form.tsx'
import { SaveFailure } from '../../kit/editor/save-failure.tsx'
import { EmailInput, usePersonNames } from '../../kit/staff/person-fields.tsx'
import { CloseUnsaved } from './close-unsaved.tsx'
import { RoleField } from './role-field.tsx'
import { useInvitation } from './use-invitation.ts'

/** Somebody is asked by mail to join: name, e-mail and role are enough, the password is their own affair. */
export function InvitationPanel({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const names = { ...usePersonNames(), language: t`Language of the mail` }
  const [asking, ask] = useState(false)
  const editor = useInvitation(onClose)
  const title = t`Invite a colleague`
  const close = () => (editor.changed.length > 0 ? ask(true) : onClose())
  return (
    <>
      <Modal title={title} onClose={close} place="side">
        <p className="mt-2 text-t2">
          <Trans>
            A mail with a link goes to the colleague, who chooses a password there. The link works for seven
            days.
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
            {(control) => <EmailInput {...control} />}
          </EditedField>
          <EditedPhone editor={editor} name="phoneNumber" label={<Trans>Phone</Trans>} autoComplete="off" />
          <RoleField editor={editor} colleague={null} isLocked={false} />
          <EditedField editor={editor} name="language" label={<Trans>Language of the mail</Trans>}>
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
          <div className="sticky bottom-0 -mx-6 -mb-5 flex flex-wrap justify-end gap-2 border-line2 border-t bg-paper px-6 py-3 max-sm:[&>button]:flex-1">
            <SaveFailure failure={editor.failure} />
            <AdminButton variant="quiet" onClick={close}>
              <Trans>Close</Trans> <KeyCap>Esc</KeyCap>
            </AdminButton>
            <AdminButton type="submit" variant="primary" busy={editor.saving}>
              {editor.saving ? <Trans>Sending…</Trans> : <Trans>Send the invitation</Trans>}
            </AdminButton>
          </div>
        </EditorForm>
      </Modal>
      {asking && (
        <CloseUnsaved
          editor={editor}
          names={names}
          title={title}
          onStay={() => ask(false)}
          onClose={onClose}
        />
      )}
    </>
  )
}
