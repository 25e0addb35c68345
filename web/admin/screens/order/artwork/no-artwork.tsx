import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { AdminButton } from '../../../../ui/admin/button.tsx'
import { LinkIcon, RegistrationIcon } from '../../../../ui/admin/icons.tsx'
import type { ArtworkState } from '../../../kit/artwork/artwork-queries.ts'
import type { PrintPage } from '../use-print-page.ts'

type NoArtworkProps = { state: ArtworkState; page: PrintPage; children: ReactNode }

/** Nothing was sent yet: the customer is reminded by a link, or one uploads it oneself. */
export const NoArtwork = ({ state, page, children }: NoArtworkProps) => (
  <div className="flex flex-wrap items-center gap-4 bg-paper px-5 py-6">
    <RegistrationIcon size={28} className="text-t3" />
    <div className="min-w-0 grow basis-60">
      <h3 className="admin-h2">
        {state === 'DesignByUs' ? (
          <Trans>The customer wants a design by us</Trans>
        ) : (
          <Trans>No artwork sent yet</Trans>
        )}
      </h3>
      <p className="text-t2">
        <Trans>With the link the customer sends it from any device, without an account.</Trans>
      </p>
      <AdminButton className="mt-3" onClick={() => page.ask('link')}>
        <LinkIcon />
        <Trans>Remind</Trans>
      </AdminButton>
    </div>
    {children}
  </div>
)
