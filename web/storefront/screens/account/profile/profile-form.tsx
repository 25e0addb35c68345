import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { noPhone } from '../../../../lib/account/form-rules.ts'
import type { ProfileTexts } from '../../../../lib/account/profile-values.ts'
import { Button, TextButton } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/field.tsx'
import { FormNotice } from '../../../../ui/form-notice.tsx'
import { EmailInput, PasswordInput, TextInput } from '../../../../ui/inputs.tsx'
import { PhoneInput } from '../../../../ui/phone-input.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { PhotoField } from './photo-field.tsx'
import { ProfileCard } from './profile-card.tsx'
import { useProfileForm } from './use-profile-form.ts'

type ProfileFormProps = { userId: number; stored: ProfileTexts & { photoUrl: string } }

/** Name, surname, e-mail, phone and photo, with the card that they make; the password has a dialog of its own. */
export function ProfileForm({ userId, stored }: ProfileFormProps) {
  const form = useProfileForm(userId, stored)
  const { errors, texts } = form
  const [passwordOpen, setPasswordOpen] = useState(false)
  const bind = (field: keyof ProfileTexts) =>
    errors.bind(field, texts[field], (text) => form.set(field, text))
  return (
    <>
      <form
        ref={errors.form}
        noValidate
        onSubmit={form.submit}
        className="grid gap-x-14 gap-y-10 xl:grid-cols-[minmax(0,400fr)_minmax(0,546fr)]"
      >
        <div>
          <ProfileCard texts={texts} photoUrl={stored.photoUrl} previewUrl={form.previewUrl} />
          <PhotoField
            chosen={form.photo}
            hasPhoto={stored.photoUrl !== ''}
            error={errors.of('file')}
            onChoose={form.choosePhoto}
          />
        </div>
        <div className="flex max-w-140 flex-col gap-6">
          <div>
            <FormNotice message={form.message} onDismiss={form.dismiss} />
            {form.isDraft && (
              <p className="pb-6">
                <Trans>What you had not saved is here again.</Trans>{' '}
                <TextButton className="font-semibold" onClick={form.takeBack}>
                  <Trans>Discard it</Trans>
                </TextButton>
              </p>
            )}
            <div className="grid gap-x-3 gap-y-6 sm:grid-cols-2">
              <Field label={<Trans>Name</Trans>} error={errors.of('name')}>
                <TextInput autoComplete="given-name" maxLength={100} {...bind('name')} />
              </Field>
              <Field label={<Trans>Surname</Trans>} error={errors.of('surname')}>
                <TextInput autoComplete="family-name" maxLength={100} {...bind('surname')} />
              </Field>
            </div>
          </div>
          <Field label={<Trans>E-mail</Trans>} error={errors.of('email')}>
            <EmailInput maxLength={254} {...bind('email')} />
          </Field>
          {form.currentPassword !== null && (
            <Field
              label={<Trans>Current password</Trans>}
              hint={<Trans>So that nobody but you changes the address</Trans>}
              error={errors.of('currentPassword')}
            >
              <PasswordInput
                autoComplete="current-password"
                maxLength={200}
                {...errors.bind('currentPassword', form.currentPassword, form.setCurrentPassword)}
              />
            </Field>
          )}
          <Field label={<Trans>Phone</Trans>} error={errors.of('phoneNumber')}>
            <PhoneInput
              name="phoneNumber"
              required
              value={texts.phoneNumber}
              onChange={(text) => form.set('phoneNumber', text)}
              onRefused={() => errors.mark('phoneNumber', noPhone)}
            />
          </Field>
          <div className="flex flex-wrap gap-4 pt-2">
            <Button
              type="submit"
              arrow
              busy={form.busy}
              busyLabel={<Trans>Saving…</Trans>}
              className="max-sm:w-full max-sm:justify-between"
            >
              <Trans>Save the changes</Trans>
            </Button>
            <Button variant="secondary" className="max-sm:w-full" onClick={() => setPasswordOpen(true)}>
              <Trans>Change the password</Trans>
            </Button>
          </div>
        </div>
      </form>
      <PasswordDialog open={passwordOpen} onClose={() => setPasswordOpen(false)} />
    </>
  )
}
