import { Trans } from '@lingui/react/macro'

export const declineReasons = ['price', 'time', 'elsewhere', 'notNeeded'] as const
type Reason = (typeof declineReasons)[number]

export function DeclineReason({ reason }: { reason: Reason }) {
  switch (reason) {
    case 'price':
      return <Trans context="reason">The price</Trans>
    case 'time':
      return <Trans context="reason">It takes too long</Trans>
    case 'elsewhere':
      return <Trans context="reason">I order elsewhere</Trans>
    case 'notNeeded':
      return <Trans context="reason">I don’t need it any more</Trans>
  }
}
