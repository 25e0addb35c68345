import { Trans } from '@lingui/react/macro'
import { classNames } from '../../../lib/class-names.ts'
import { telHref, useCompany } from '../contact/contact-data.ts'

/** How one pays: at the counter and by transfer, with the house's address and phone. */
export function WaysToPay({ className }: { className?: string }) {
  const company = useCompany()
  return (
    <p className={classNames('break-words', className)}>
      <Trans>
        You pay at our office, in cash or by card, or by bank transfer: we tell you the bank details.
      </Trans>{' '}
      {company?.address && <span>{company.address}. </span>}
      {company?.phoneNumber && (
        <a
          href={telHref(company.phoneNumber)}
          className="touch-target inline-flex items-center whitespace-nowrap font-bold underline underline-offset-4"
        >
          {company.phoneNumber}
        </a>
      )}
    </p>
  )
}
