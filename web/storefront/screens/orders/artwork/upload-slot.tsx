import { Trans, useLingui } from '@lingui/react/macro'
import { useLanguage } from '../../../../lib/language.tsx'
import { Button } from '../../../../ui/button.tsx'
import { FileChoice } from '../../../kit/artwork/file-choice.tsx'
import { megabytes } from '../../../kit/artwork/file-words.ts'
import { UploadNotices } from '../../../kit/artwork/upload-notices.tsx'
import { UploadRow } from '../../../kit/artwork/upload-row.tsx'
import { UploadSpoken } from '../../../kit/artwork/upload-spoken.tsx'
import type { Artwork } from '../../../kit/orders/order-parts.ts'
import { BegunNote } from './begun-note.tsx'
import { DropVeil } from './drop-veil.tsx'
import { useArtworkAct } from './use-artwork-act.ts'
import { type SendArtwork, useSendArtwork } from './use-send-artwork.ts'

/** Where artwork is sent: what is on its way, and the place for more. */
export function UploadSlot({ artwork }: { artwork: Artwork }) {
  const sending = useSendArtwork(artwork)
  const { uploads } = sending
  const isBusy = uploads.views.length > 0
  return (
    <div className="border border-key">
      <DropVeil onDrop={sending.add} />
      <UploadSpoken views={uploads.views} />
      <div className={isBusy ? 'grid lg:grid-cols-[minmax(0,1fr)_minmax(0,426px)]' : undefined}>
        {isBusy && (
          <div className="p-5 md:p-8">
            <ul>
              {uploads.views.map((upload) => (
                <UploadRow key={upload.key} upload={upload} uploads={uploads} />
              ))}
            </ul>
            <SendState sending={sending} />
            <UploadNotices uploads={uploads} />
          </div>
        )}
        <Choice artwork={artwork} sending={sending} />
      </div>
    </div>
  )
}

function SendState({ sending }: { sending: SendArtwork }) {
  const { t } = useLingui()
  const { isSending, failure, isUnanswered, uploads } = sending
  const isComplete = uploads.views.every(({ phase }) => phase === 'done')
  return (
    <>
      <p role="status" className="type-small pt-2">
        {isSending && <Trans>All files have come: they are handed over.</Trans>}
      </p>
      <div role="alert">
        {failure !== null && !isSending && (
          <p className="pt-2 font-semibold text-error">
            {isUnanswered
              ? t`The files have come, but no answer did. Try again: nothing is sent twice.`
              : failure}
          </p>
        )}
      </div>
      {failure !== null && !isSending && isComplete && (
        <Button size="small" className="mt-3" onClick={sending.sendAgain}>
          <Trans>Send all the same</Trans>
        </Button>
      )}
    </>
  )
}

function Choice({ artwork, sending }: { artwork: Artwork; sending: SendArtwork }) {
  const language = useLanguage()
  const { orderId, acts, limits, versions, state } = artwork
  const most = megabytes(Math.min(limits.file, limits.left), language)
  const isFirst = versions.length === 0
  const views = sending.uploads.views
  return (
    <div className="flex flex-col items-start gap-4 bg-proof p-5 md:p-8">
      <p className="max-w-130">
        <strong>
          {isFirst && views.length === 0 ? (
            <Trans>Drop your artwork here or choose it</Trans>
          ) : (
            <Trans>Another file? Drop it here or choose it</Trans>
          )}
        </strong>
        <span className="type-small block pt-1">
          <Trans>PDF is best; AI, CDR, PSD, TIFF and JPG are fine too, up to {most} MB.</Trans>
        </span>
      </p>
      {views.length === 0 && <UploadNotices uploads={sending.uploads} />}
      <BegunNote orderId={orderId} names={views.map(({ name }) => name)} />
      <div className="flex flex-wrap gap-3">
        <FileChoice isFirst={state === 'Missing' || state === 'NeedsFix'} onChoose={sending.add} />
        {isFirst && acts.includes('askDesign') && <AskDesign orderId={orderId} />}
      </div>
    </div>
  )
}

function AskDesign({ orderId }: { orderId: number }) {
  const ask = useArtworkAct(orderId, (client, id: number) => client.artwork.askDesign.mutate({ id }))
  return (
    <>
      <Button variant="secondary" busy={ask.isPending} onClick={() => ask.run(orderId)}>
        <Trans>Let your designer make it</Trans>
      </Button>
      <p role="alert" className="basis-full font-semibold text-error">
        {ask.failure}
      </p>
    </>
  )
}
