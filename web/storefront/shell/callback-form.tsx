import { Trans } from '@lingui/react/macro'
import { usePlainForm } from '../../lib/posted-contact.ts'
import { Button } from '../../ui/button.tsx'
import { FormNotice } from '../../ui/form-notice.tsx'
import { ContactFields } from '../kit/contact/contact-fields.tsx'
import { useContactForm } from '../kit/contact/use-contact-form.ts'

/** The footer's callback form, the contact page's on a sheet of key. */
export function CallbackForm() {
  const form = useContactForm({ saysUnreachable: true })
  const plain = usePlainForm()
  return (
    <form {...plain} noValidate onSubmit={form.submit} className="grid gap-x-6 gap-y-6 md:grid-cols-2">
      <ContactFields form={form} onKey />
      <div className="md:col-span-2 md:pt-6">
        <FormNotice message={form.message} onDismiss={form.dismiss} />
        <Button
          type="submit"
          variant="inverse"
          arrow
          busy={form.sending}
          busyLabel={<Trans>Sending…</Trans>}
          className="max-md:w-full max-md:justify-between"
        >
          <Trans>Call me back</Trans>
        </Button>
      </div>
    </form>
  )
}
