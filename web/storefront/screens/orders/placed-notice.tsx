import { Trans } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Notice } from '../../../ui/notice.tsx'

/** Above the orders after one was placed. The live region is there first, so that it is announced. */
export function PlacedNotice() {
  const placed = useLocation({ select: ({ state }) => state.placed })
  const [shown, setShown] = useState<number | undefined>()
  useEffect(() => setShown(placed), [placed])
  return (
    <div role="status">
      {shown !== undefined && (
        <div className="pb-8">
          <Notice kind="ok" onDismiss={() => setShown(undefined)}>
            <Trans>
              Your order is received. Its number: <b className="font-extrabold">{shown}</b>.
            </Trans>
          </Notice>
        </div>
      )}
    </div>
  )
}
