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

/** Says quietly that the device is offline, for as long as it is. The page stays, with all that was typed. */
export function OfflineNotice() {
  const online = useOnline()
  return (
    <div role="status" className="fixed inset-x-5 bottom-5 z-40 max-w-140 md:left-12">
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
