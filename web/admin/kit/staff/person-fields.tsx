import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { AdminEmailInput, AdminInput } from '../../../ui/admin/inputs.tsx'
import { type Control, EditedField } from '../editor/edited-field.tsx'
import { EditedPhone } from '../editor/edited-phone.tsx'
import type { Editor } from '../editor/use-editor.ts'
import { PictureField } from '../pictures/picture-field.tsx'
import type { PersonValues } from './staff-member-values.ts'

type PersonFieldsProps<V extends PersonValues> = {
  editor: Editor<V>
  /** Why the e-mail can't be changed. */
  lockedEmail?: string | undefined
  /** The user's own data, which the device may fill in. */
  isOwn?: boolean
  /** An invited user may have none. */
  needsPhone: boolean
  /** The hint below the e-mail. */
  children?: ReactNode
}

/** Names, e-mail and phone of a staff member. */
export function PersonFields<V extends PersonValues>({
  editor,
  lockedEmail,
  isOwn = false,
  needsPhone,
  children,
}: PersonFieldsProps<V>) {
  const fill = (autoComplete: string) => (isOwn ? autoComplete : 'off')
  const name = (autoComplete: string) => (control: Control) => (
    <AdminInput maxLength={100} autoComplete={fill(autoComplete)} {...control} />
  )
  return (
    <>
      <Pair>
        <EditedField editor={editor} name="name" label={<Trans>Name</Trans>} required>
          {name('given-name')}
        </EditedField>
        <EditedField editor={editor} name="surname" label={<Trans>Surname</Trans>} required>
          {name('family-name')}
        </EditedField>
      </Pair>
      <EditedField editor={editor} name="fatherName" label={<Trans>Patronymic</Trans>}>
        {name('additional-name')}
      </EditedField>
      <EditedField editor={editor} name="email" label={<Trans>E-mail</Trans>} required hint={lockedEmail}>
        {(control) => (
          <AdminEmailInput disabled={lockedEmail !== undefined} autoComplete={fill('email')} {...control} />
        )}
      </EditedField>
      {children}
      <EditedPhone
        editor={editor}
        name="phoneNumber"
        label={<Trans>Phone</Trans>}
        required={needsPhone}
        autoComplete={fill('tel')}
      />
    </>
  )
}

/** The photo of a staff member, shown as a square. */
export function PhotoField<V extends PersonValues>({ editor }: { editor: Editor<V> }) {
  const { stored, values, errors } = editor
  return (
    <PictureField
      label={<Trans>Photo</Trans>}
      purpose="photo"
      storedLabel={<Trans>Current photo</Trans>}
      value={values.photo}
      stored={stored.photo instanceof File ? '' : stored.photo}
      changed={editor.changed.includes('photo')}
      error={errors.file ?? errors.photo}
      progress={editor.progress}
      crop={{ ratio: 1 }}
      onChange={(photo) => editor.set('photo', photo as V['photo'])}
    />
  )
}

const Pair = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-3.5 sm:grid-cols-2">{children}</div>
)

/** What the fields of a person are called. */
export function usePersonNames() {
  const { t } = useLingui()
  return {
    name: t`Name`,
    surname: t`Surname`,
    fatherName: t`Patronymic`,
    email: t`E-mail`,
    phoneNumber: t`Phone`,
    appRoleId: t`Role`,
    password: t`Password`,
    currentPassword: t`Current password`,
    photo: t`Photo`,
  }
}
