import { Trans } from '@lingui/react/macro'
import { usePathname } from '../../lib/near-part.tsx'
import { CallbackForm } from './callback-form.tsx'

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
