import { Trans } from '@lingui/react/macro'
import { useClosedUntil } from '../../../lib/account/use-closed-until.ts'

/** For a day after a change without the old password: what of the account is closed, and what its owner can do. */
export const ClosedNotice = () =>
  useClosedUntil() && (
    <p role="status" className="max-w-160 border-2 border-key p-5 font-semibold">
      <Trans>
        The password or e-mail was changed without the old password. For 24 hours the second step can’t be
        changed, and the account can neither be downloaded nor erased. If it wasn’t you, open the link that we
        sent to your earlier address.
      </Trans>
    </p>
  )
