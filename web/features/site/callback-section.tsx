import { Trans } from '@lingui/react/macro'
import { usePathname } from '../../lib/near-part.tsx'
import { CallbackForm } from './callback-form.tsx'

/** The footer's callback form; folded where the page itself asks for the same two fields. */
export function CallbackSection() {
  const isContact = /^\/contact\/?$/i.test(usePathname())
  const heading = (
    <h2 className="type-d2 max-w-110 xl:max-w-150">
      <Trans>Write your number, and we will call.</Trans>
    </h2>
  )
  if (isContact)
    return (
      <details className="sheet-width pt-15 pb-12 md:pt-20">
        <summary className="marker:text-[28px]">
          <div className="inline-block align-top">{heading}</div>
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
