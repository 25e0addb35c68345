import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { OfficeField } from '../../../ui/office/field.tsx'
import { OfficeInput } from '../../../ui/office/inputs.tsx'
import { formatPhone } from '../../../ui/phone-number.ts'
import type { Editor } from '../editor/use-editor.ts'
import { PictureField } from '../pictures/picture-field.tsx'
import type { PersonValues } from './colleague-values.ts'

type PersonFieldsProps<V extends PersonValues> = {
  editor: Editor<V>
  /** Why the e-mail can't be changed. */
  lockedEmail?: string | undefined
  /** Of oneself: the device may fill the fields in. */
  isOwn?: boolean
}

/** Names, e-mail and phone of somebody on the staff. */
export function PersonFields<V extends PersonValues>({
  editor,
  lockedEmail,
  isOwn = false,
}: PersonFieldsProps<V>) {
  const field = (key: keyof PersonValues & keyof V & string) => ({
    error: editor.errors[key],
    changed: editor.changed.includes(key),
  })
  const text = (key: 'name' | 'surname' | 'fatherName' | 'email', autoComplete: string) => ({
    name: key,
    value: editor.values[key],
    autoComplete: isOwn ? autoComplete : 'off',
    onChange: (event: { target: { value: string } }) => editor.set(key, event.target.value as V[typeof key]),
  })
  return (
    <>
      <Pair>
        <OfficeField label={<Trans>Name</Trans>} required {...field('name')}>
          <OfficeInput maxLength={100} {...text('name', 'given-name')} />
        </OfficeField>
        <OfficeField label={<Trans>Surname</Trans>} required {...field('surname')}>
          <OfficeInput maxLength={100} {...text('surname', 'family-name')} />
        </OfficeField>
      </Pair>
      <OfficeField label={<Trans>Father's name</Trans>} {...field('fatherName')}>
        <OfficeInput maxLength={100} {...text('fatherName', 'additional-name')} />
      </OfficeField>
      <OfficeField label={<Trans>E-mail</Trans>} required hint={lockedEmail} {...field('email')}>
        <OfficeInput
          type="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          disabled={lockedEmail !== undefined}
          {...text('email', 'email')}
        />
      </OfficeField>
      <OfficeField label={<Trans>Phone</Trans>} required {...field('phoneNumber')}>
        <OfficeInput
          type="tel"
          name="phoneNumber"
          inputMode="tel"
          autoComplete={isOwn ? 'tel' : 'off'}
          placeholder="+994 50 123 45 67"
          maxLength={30}
          value={editor.values.phoneNumber}
          onChange={(event) => editor.set('phoneNumber', event.target.value as V['phoneNumber'])}
          onBlur={(event) => editor.set('phoneNumber', formatPhone(event.target.value) as V['phoneNumber'])}
        />
      </OfficeField>
    </>
  )
}

/** The photo of somebody on the staff, shown as a square. */
export function PhotoField<V extends PersonValues>({ editor }: { editor: Editor<V> }) {
  const { stored, values, errors } = editor
  return (
    <PictureField
      label={<Trans>Photo</Trans>}
      purpose="photo"
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
    fatherName: t`Father's name`,
    email: t`E-mail`,
    phoneNumber: t`Phone`,
    appRoleId: t`Role`,
    password: t`Password`,
    currentPassword: t`Current password`,
    photo: t`Photo`,
  }
}
