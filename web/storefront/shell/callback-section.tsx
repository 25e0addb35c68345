import { Trans } from '@lingui/react/macro'
import { usePathname } from '../../lib/before-program/near-part.tsx'
import { usePlainForm } from '../../lib/posted-contact.ts'
import { Button } from '../../ui/button.tsx'
import { FormNotice } from '../../ui/form-notice.tsx'
import { ContactFields } from '../kit/contact/contact-fields.tsx'
import { useContactForm } from '../kit/contact/use-contact-form.ts'

/** The footer's callback form; folded where the page itself asks for the same two fields. */
export function CallbackSection() {
  const isContact = /^\/contact\/?$/i.test(usePathname())
  const heading = (
    <h2 className="type-d2 max-w-110 xl:max-w-150">
      <Trans>Leave your number, and we’ll call you.</Trans>
    </h2>
  )
  if (isContact)
    return (
      <details className="group sheet-width pt-15 pb-12 md:pt-20">
        <summary className="flex cursor-pointer list-none items-center justify-between gap-6 [&::-webkit-details-marker]:hidden">
          {heading}
          <svg aria-hidden="true" viewBox="0 0 20 20" className="size-8 shrink-0 stroke-2 stroke-current">
            <path d="M2 10h16" />
            <path d="M10 2v16" className="group-open:hidden" />
          </svg>
        </summary>
        <div className="max-w-190 pt-10">
          <CallbackForm />
        </div>
      </details>
    )
  return (
    <div className="sheet-width grid gap-10 pt-15 pb-12 md:pt-20 lg:grid-cols-2 lg:gap-6">
      {heading}
      <div className="lg:pt-5">
        <CallbackForm />
      </div>
    </div>
  )
}

/** The footer's callback form, the contact page's on a sheet of key. */
function CallbackForm() {
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
