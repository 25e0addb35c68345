import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { CropMarks } from '../../../ui/crop-marks.tsx'
import { MapDrawing } from './map-drawing.tsx'

type ContactMapProps = {
  /** On the server's allow-list (SITE-6). */
  url: string
  address: string
}

/** A drawn map until the reader asks for the real one, which another site serves: a sandboxed frame. */
export function ContactMap({ url, address }: ContactMapProps) {
  const { t } = useLingui()
  const [shown, setShown] = useState(false)
  const host = new URL(url).hostname.replace(/^www\./, '')
  return (
    <div className="relative h-110 border border-key bg-proof md:h-120">
      <CropMarks />
      {shown ? (
        <iframe
          ref={(frame) => frame?.focus({ preventScroll: true })}
          src={url}
          title={t`Map: ${address}`}
          sandbox="allow-scripts allow-same-origin allow-popups"
          referrerPolicy="strict-origin-when-cross-origin"
          className="size-full"
        />
      ) : (
        <>
          <MapDrawing />
          <div className="absolute inset-x-5 bottom-5 border-[1.5px] border-key bg-paper p-5 md:right-auto md:bottom-8 md:left-8 md:w-100 md:p-6">
            {address && <p className="type-card">{address}</p>}
            <p className="type-small pt-1 pb-4 text-grey">
              <Trans>The map is loaded from {host} only when you ask for it.</Trans>
            </p>
            <Button onClick={() => setShown(true)} arrow wide>
              <Trans>Show the map</Trans>
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
