import { Trans, useLingui } from '@lingui/react/macro'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/inputs.tsx'
import { PhoneInput } from '../../../ui/phone-input.tsx'
import type { ContactForm } from './use-contact-form.ts'

/** Name, phone, and a field that people don't see: only bots fill it in. */
export function ContactFields({ form, onKey = false }: { form: ContactForm; onKey?: boolean }) {
  const { t } = useLingui()
  return (
    <>
      <Field label={<Trans>Name</Trans>} error={form.errors.name} onKey={onKey}>
        <TextInput
          name="name"
          autoComplete="name"
          required
          maxLength={100}
          placeholder={t`Aysel Aliyeva`}
          value={form.name}
          onChange={(event) => form.setName(event.target.value)}
        />
      </Field>
      <Field label={<Trans>Phone</Trans>} error={form.errors.phoneNumber} onKey={onKey}>
        <PhoneInput
          name="phoneNumber"
          required
          value={form.phoneNumber}
          onChange={form.setPhoneNumber}
          onRefused={form.refusePhone}
        />
      </Field>
      <label className="hidden">
        Website
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </>
  )
}
