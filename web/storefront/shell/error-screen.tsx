import { Trans } from '@lingui/react/macro'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { homeAddress } from '../../lib/addresses-here.ts'
import { useOnline } from '../../lib/use-online.ts'
import { Button } from '../../ui/button.tsx'

/** What fetch-code.ts says when a page's code could not be loaded. */
const withoutCode = /imported module|No connection/

const isReload = (): boolean => {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return load?.type === 'reload'
}

/**
 * The router's generic failure screen; its first line was decided (WEB-9). A page that
 * could not be loaded for want of a connection comes by itself when there is one.
 */
export function ErrorScreen({ error }: ErrorComponentProps) {
  const online = useOnline()
  const [wasOffline] = useState(!online)
  const cutOff = wasOffline || withoutCode.test(String(error))
  useEffect(() => {
    // It doesn't retry forever: only when the connection came back, or once.
    if (cutOff && online && (wasOffline || !isReload())) location.reload()
  }, [cutOff, wasOffline, online])
  return (
    <main id="content" tabIndex={-1} className="sheet-width py-18 md:py-28">
      {cutOff ? (
        <h1 className="type-d2 max-w-200">
          <Trans>The page did not get through.</Trans>
        </h1>
      ) : (
        <h1 className="type-d2 max-w-200" lang="en">
          Unexpected Application Error!
        </h1>
      )}
      <p className="type-lead mt-6 max-w-150">
        {cutOff ? (
          <Trans>There is no connection. The page opens by itself when the connection is back.</Trans>
        ) : (
          <Trans>The page could not be shown. Nothing that you sent is lost; try again in a moment.</Trans>
        )}
      </p>
      <div className="mt-8 flex flex-wrap gap-4">
        <Button onClick={() => location.reload()}>
          <Trans>Try again</Trans>
        </Button>
        <Button variant="secondary" onClick={() => location.assign(homeAddress())}>
          <Trans>To the home page</Trans>
        </Button>
      </div>
    </main>
  )
}
