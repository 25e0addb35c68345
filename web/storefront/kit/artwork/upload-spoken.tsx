import { Trans } from '@lingui/react/macro'
import type { UploadView } from '../../../lib/artwork/use-uploads.ts'

/** Uploads are spoken of where they begin, in their middle, at their end and where they break off; not in between. */
export function UploadSpoken({ views }: { views: readonly UploadView[] }) {
  const said = views.findLast(({ phase }) => phase !== 'queued')
  return (
    <p role="status" className="sr-only">
      {said && <Spoken upload={said} />}
    </p>
  )
}

function Spoken({ upload: { phase, name, sent, size } }: { upload: UploadView }) {
  switch (phase) {
    case 'sending':
      return sent * 2 < size ? <Trans>Sending {name}</Trans> : <Trans>{name}: half has come</Trans>
    case 'waiting':
      return <Trans>No connection, waiting</Trans>
    case 'paused':
      return <Trans>{name}: paused</Trans>
    case 'done':
      return <Trans>{name} has come</Trans>
    case 'failed':
      return <Trans>{name} was not sent</Trans>
    case 'queued':
      return null
  }
}
