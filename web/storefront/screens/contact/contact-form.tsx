import { Trans } from '@lingui/react/macro'
import { usePlainForm, usePostedContact } from '../../../lib/posted-contact.ts'
import { Button } from '../../../ui/button.tsx'
import { FormNotice } from '../../../ui/form-notice.tsx'
import { ContactFields } from '../../kit/contact/contact-fields.tsx'
import { useContactForm } from '../../kit/contact/use-contact-form.ts'

/** The contact page's form (WEB-10). */
export function ContactForm() {
  const form = useContactForm({ saysUnreachable: false, posted: usePostedContact() })
  const plain = usePlainForm()
  return (
    <section aria-labelledby="contact-form">
      <h2 id="contact-form" className="type-d3">
        <Trans>Let us call you</Trans>
      </h2>
      <p className="max-w-110 pt-2 pb-7">
        <Trans>A name and a number are enough. We call during working hours and ask the rest.</Trans>
      </p>
      <form {...plain} noValidate onSubmit={form.submit} className="grid max-w-130 gap-6">
        <ContactFields form={form} />
        <div className="pt-2">
          <FormNotice message={form.message} onDismiss={form.dismiss} />
          <Button type="submit" wide arrow busy={form.sending} busyLabel={<Trans>Sending…</Trans>}>
            <Trans>Call me back</Trans>
          </Button>
        </div>
      </form>
    </section>
  )
}
