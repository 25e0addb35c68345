import { Trans } from '@lingui/react/macro'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { homeAddress } from '../../lib/home-address.ts'
import { Button } from '../../ui/button.tsx'

/** The router's generic failure screen; its first line is the specification's own (2, "Public routes"). */
export function ErrorScreen(_props: ErrorComponentProps) {
  return (
    <main id="content" tabIndex={-1} className="sheet-width py-18 md:py-28">
      <h1 className="type-d2 max-w-200" lang="en">
        Unexpected Application Error!
      </h1>
      <p className="type-lead mt-6 max-w-150">
        <Trans>The page could not be shown. Nothing that you sent is lost; try again in a moment.</Trans>
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
