import { Trans } from '@lingui/react/macro'
import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { Notice } from '../../ui/notice.tsx'

const watch = (listener: () => void) => onlineManager.subscribe(listener)

/** Whether the device has a connection, as the browser says it; true on the server. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    watch,
    () => onlineManager.isOnline(),
    () => true,
  )

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
