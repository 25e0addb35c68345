import { Trans, useLingui } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { type BegunUpload, begunUploads } from '../../../../lib/artwork/begun-uploads.ts'
import { discardUpload } from '../../../../lib/artwork/discard-upload.ts'
import { readStored, watchDevice } from '../../../../lib/device.ts'
import { useLanguage } from '../../../../lib/language.tsx'
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
  const { t } = useLingui()
  const language = useLanguage()
  const percent = 100 - Math.floor((upload.sent / Math.max(1, upload.size)) * 100)
  const name = shortName(upload.name)
  return (
    <div className="type-small flex flex-wrap items-center gap-x-6 border-key border-l-4 py-1 pl-3">
      <p>
        {percent === 0 ? (
          <Trans>
            <strong>{name}</strong> has come but wasn’t used. Choose the same file again: nothing is sent
            twice.
          </Trans>
        ) : (
          <Trans>
            You began to send <strong>{name}</strong>. Choose the same file again: {percent} % is left.
          </Trans>
        )}
      </p>
      <button
        type="button"
        className="min-h-11 font-bold underline underline-offset-4"
        aria-label={t({ message: `Not needed: ${name}`, context: 'upload' })}
        onClick={() => discardUpload(upload, language)}
      >
        <Trans context="upload">Not needed</Trans>
      </button>
    </div>
  )
}
