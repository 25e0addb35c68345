import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { PinIcon } from '../../../ui/admin/icons.tsx'

/** The map of another site, loaded only when one asks for it, in the same sandbox as on the contact page. */
export function MapPreview({ url, title }: { url: string; title: string }) {
  const { t } = useLingui()
  const [shown, setShown] = useState(false)
  if (shown)
    return (
      <iframe
        src={url}
        title={t`Map: ${title}`}
        sandbox="allow-scripts allow-same-origin allow-popups"
        referrerPolicy="strict-origin-when-cross-origin"
        className="block h-64 w-full"
      />
    )
  return (
    <div className="grid h-40 place-items-center bg-proof">
      <div className="flex flex-col items-center gap-2.5">
        <AdminButton onClick={() => setShown(true)} className="bg-white! text-[#121212]!">
          <PinIcon />
          <Trans>Show the map</Trans>
        </AdminButton>
        <span className="text-[#5c5a54] text-[12px]">{new URL(url).hostname.replace(/^www\./, '')}</span>
      </div>
    </div>
  )
}
