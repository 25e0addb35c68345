import { Trans } from '@lingui/react/macro'
import { useOnline } from '../../lib/use-online.ts'
import { Notice } from '../../ui/notice.tsx'

/** Says quietly above the page that the device is offline, for as long as it is. What was typed stays. */
export function OfflineNotice() {
  const online = useOnline()
  return (
    <div role="status" className="sticky top-[var(--notices,0px)] z-40">
      {!online && (
        <Notice kind="error">
          <Trans>
            There is no connection. What you wrote stays here; send it when the connection is back.
          </Trans>
        </Notice>
      )}
    </div>
  )
}
