import { Trans } from '@lingui/react/macro'
import { useId, useRef, useState } from 'react'
import { noPhone, shortestPassword } from '../../../lib/account/form-rules.ts'
import { type ProfileTexts, photoTypes } from '../../../lib/account/profile-values.ts'
import { Button, TextButton } from '../../../ui/button.tsx'
import { CropMarks } from '../../../ui/crop-marks.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormNotice } from '../../../ui/form-notice.tsx'
import { HalftoneSheet } from '../../../ui/halftone-sheet.tsx'
import { Warning } from '../../../ui/icons.tsx'
import { EmailInput, PasswordInput, TextInput } from '../../../ui/inputs.tsx'
import { PhoneInput } from '../../../ui/phone-input.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { PasswordForm } from './password-form.tsx'
import { useProfileForm } from './use-profile-form.ts'

type ProfileFormProps = { userId: number; stored: ProfileTexts & { photoUrl: string } }

/** Name, surname, email, phone and photo, with the card that they make; the password has a dialog of its own. */
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

/** Depth grows towards the lower right corner. */
const panelTone = (x: number, y: number) => Math.max(0, x * 0.7 + y * 0.6 - 0.55)

function PasswordDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<Trans>Change the password</Trans>}
      panel={<PasswordPanel />}
    >
      <PasswordForm onChanged={onClose} />
    </Dialog>
  )
}

const PasswordPanel = () => (
  <>
    <HalftoneSheet
      width={400}
      height={460}
      step={15}
      tone={panelTone}
      className="absolute inset-0 size-full text-on-ink"
    />
    <p
      aria-hidden="true"
      className="relative p-8 font-[1000] font-display text-[180px] leading-[.86] tracking-[-.06em] [font-stretch:125%]"
    >
      {shortestPassword}+
    </p>
    <p className="type-d3 absolute right-8 bottom-8 left-8 bg-paper p-5 text-[20px]! text-key leading-[26px]!">
      <Trans>You stay logged in here; on every other device you will have to log in again.</Trans>
    </p>
  </>
)

type PhotoFieldProps = {
  chosen: File | null
  hasPhoto: boolean
  error: string | undefined
  onChoose: (photo: File | null) => void
}

/** The field that chooses the photo and takes the choice back; the card shows what it looks like. */
function PhotoField({ chosen, hasPhoto, error, onChoose }: PhotoFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="pt-7">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <span className="relative">
          <input
            ref={input}
            id={id}
            type="file"
            name="file"
            accept={photoTypes}
            aria-describedby={`${id}-text`}
            aria-invalid={error ? true : undefined}
            className="peer sr-only"
            onChange={(event) => {
              const photo = event.target.files?.[0]
              if (photo) onChoose(photo)
            }}
          />
          <label
            htmlFor={id}
            className="inline-flex min-h-11 cursor-pointer items-center px-4.5 py-2 font-bold leading-[22px] shadow-[inset_0_0_0_1.5px_var(--key)] transition-colors hover:bg-ink hover:text-on-ink peer-focus-visible:outline-3 peer-focus-visible:outline-key peer-focus-visible:outline-offset-3"
          >
            {hasPhoto || chosen ? <Trans>Choose another photo</Trans> : <Trans>Choose a photo</Trans>}
          </label>
        </span>
        {chosen && (
          <TextButton
            onClick={() => {
              if (input.current) input.current.value = ''
              onChoose(null)
              input.current?.focus()
            }}
          >
            <Trans>Leave it as it was</Trans>
          </TextButton>
        )}
      </div>
      {error ? (
        <p id={`${id}-text`} className="flex gap-2 pt-2 font-semibold text-[14px] text-error leading-[20px]">
          <Warning className="mt-px shrink-0" />
          <span>{error}</span>
        </p>
      ) : (
        <p id={`${id}-text`} className="type-small break-all pt-2 text-grey">
          {chosen ? chosen.name : <Trans>JPEG, PNG, WebP, AVIF or GIF, 10 MB at most</Trans>}
        </p>
      )}
    </div>
  )
}

/** The light comes from the left. */
const tone = (x: number, y: number) => 0.05 + 0.5 * x * y

type ProfileCardProps = { texts: ProfileTexts; photoUrl: string; previewUrl: string | null }

/** The profile as the business card it could be printed as; it follows what is typed. */
function ProfileCard({ texts, photoUrl, previewUrl }: ProfileCardProps) {
  const { name, surname, email, phoneNumber } = texts
  const square = 'size-24 shrink-0 overflow-clip border border-key bg-paper sm:size-32'
  const stored = photoUrl ? (
    <div className={square}>
      <Picture url={photoUrl} alt="" sizes="128px" className="size-full object-cover" />
    </div>
  ) : (
    <div className={`${square} type-d2 grid place-items-center`}>{initials(name, surname)}</div>
  )
  return (
    <div aria-hidden="true" className="relative max-w-110 bg-ink text-key">
      <CropMarks />
      <div className="relative flex min-h-60 flex-col justify-between gap-6 overflow-clip p-5 sm:p-6">
        <HalftoneSheet
          width={400}
          height={240}
          step={13}
          tone={tone}
          className="absolute inset-0 size-full text-paper"
        />
        <div className="relative flex items-start justify-between gap-4">
          <p className="type-d3 min-w-0 break-words">
            {name || '—'}
            <br />
            {surname}
          </p>
          {previewUrl ? (
            <img src={previewUrl} alt="" width={128} height={128} className={`${square} object-cover`} />
          ) : (
            stored
          )}
        </div>
        <p className="type-small relative break-all font-semibold">
          {email}
          <br />
          {phoneNumber}
        </p>
      </div>
    </div>
  )
}

const initials = (name: string, surname: string): string =>
  [name, surname].map((word) => [...word.trim()][0] ?? '').join('')
