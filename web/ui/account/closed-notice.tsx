import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../lib/api.ts'

/**
 * Shown for a day after a change without the old password: what is locked in the account, and what its owner
 * can do.
 */
export function ClosedNotice({ className }: { className: string }) {
  const { data } = useQuery(useApi().accounts.protection.queryOptions())
  if (!data?.closedUntil) return null
  return (
    <p role="status" className={className}>
      <Trans>
        The password or e-mail was changed without the old password. For 24 hours the second step can’t be
        changed, and the account can neither be downloaded nor erased. If it wasn’t you, open the link that we
        sent to your earlier address.
      </Trans>
    </p>
  )
}
