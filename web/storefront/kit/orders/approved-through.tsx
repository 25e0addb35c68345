import { Trans } from '@lingui/react/macro'
import type { Proof } from './order-parts.ts'

/** How an approval was given, where it wasn't by the customer's account: whose link, for whom, on whose device. */
export function ApprovedThrough({ approval }: { approval: Proof['approvals'][number] }) {
  const { link, staffDevice } = approval
  if (!link) return null
  const { createdBy, madeBy, forWhom } = link
  return (
    <span className="type-small block font-normal">
      {createdBy === 'staff' ? (
        <Trans>By a link that {madeBy} of our staff made</Trans>
      ) : (
        <Trans>By a link of the customer’s</Trans>
      )}
      {forWhom !== '' && (
        <>
          {', '}
          <Trans>for {forWhom}</Trans>
        </>
      )}
      {staffDevice && (
        <span className="block">
          <Trans>Our staff had logged in on that device before.</Trans>
        </span>
      )}
    </span>
  )
}
