import { Trans } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { type BegunUpload, begunUploads } from '../../../../lib/artwork/begun-uploads.ts'
import { readStored, watchDevice } from '../../../../lib/device.ts'
import { shortName } from '../../../../lib/short-name.ts'

const stored = () => readStored('begunUploads')

/** Files that were begun in a tab that was closed: the same file goes on when it is chosen again. */
export function BegunNote({ orderId, names }: { orderId: number; names: readonly string[] }) {
  useSyncExternalStore(watchDevice, stored, () => null)
  const begun = begunUploads().filter(
    (upload) => upload.purpose === 'artwork' && upload.orderId === orderId && !names.includes(upload.name),
  )
  return begun.map((upload) => <Begun key={upload.url} upload={upload} />)
}

function Begun({ upload }: { upload: BegunUpload }) {
  const percent = 100 - Math.floor((upload.sent / Math.max(1, upload.size)) * 100)
  const name = shortName(upload.name)
  return (
    <p className="type-small border-key border-l-4 py-1 pl-3">
      <Trans>
        You began to send <strong>{name}</strong>. Choose the same file again: {percent} % is left.
      </Trans>
    </p>
  )
}
