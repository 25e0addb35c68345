import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useClient } from '../../../lib/api.ts'
import { downloadOrderFile } from '../../../lib/download.ts'
import { Button } from '../../../ui/button.tsx'
import type { Viewer } from './use-viewer.ts'

/** A format that pages can't be drawn of: the file itself is looked at. */
export function WithoutPicture({ viewer }: { viewer: Viewer }) {
  const client = useClient()
  const [isFailed, setFailed] = useState(false)
  const { round, orderId } = viewer
  return (
    <div className="flex grow flex-col items-start justify-center gap-5 px-5 py-12 lg:px-12">
      <p className="type-d3">
        <Trans>This file has no picture here. Open it, and look at it as it is.</Trans>
      </p>
      {round.version?.files
        .filter(({ isKept }) => isKept)
        .map(({ id, name }) => (
          <Button
            key={id}
            variant="secondary"
            className="max-w-full break-all"
            onClick={() => {
              setFailed(false)
              downloadOrderFile(client, { orderId, fileId: id, of: 'artwork' }).catch(() => setFailed(true))
            }}
          >
            {name}
          </Button>
        ))}
      <p role="alert" className="font-semibold text-error">
        {isFailed && <Trans>The file could not be loaded. Please try again.</Trans>}
      </p>
    </div>
  )
}
