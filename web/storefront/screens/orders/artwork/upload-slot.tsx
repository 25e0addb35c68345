import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { Language } from '../../../../../src/lib/languages.ts'
import { type BegunUpload, begunUploads, forgetBegun } from '../../../../lib/artwork/begun-uploads.ts'
import { useVersionUploads } from '../../../../lib/artwork/use-version-uploads.ts'
import { callHeaders } from '../../../../lib/call-headers.ts'
import { readStored, watchDevice } from '../../../../lib/device.ts'
import { formatBinary } from '../../../../lib/format-bytes.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { shortName } from '../../../../lib/short-name.ts'
import { untilAnswered } from '../../../../lib/until-answered.ts'
import { Button } from '../../../../ui/button.tsx'
import { CropMarks } from '../../../../ui/crop-marks.tsx'
import { FileChoice } from '../../../kit/artwork/file-choice.tsx'
import { UploadNotices, UploadRow, UploadSpoken } from '../../../kit/artwork/uploads.tsx'
import type { Artwork } from '../../../kit/orders/order-parts.ts'
import { useArtworkAct } from './use-artwork-act.ts'

/** The field that sends artwork: the files being sent, and the place for more. */
export function UploadSlot({ artwork }: { artwork: Artwork }) {
  const sending = useSendArtwork(artwork)
  const { uploads } = sending
  const isBusy = uploads.views.length > 0
  return (
    <div className="border border-key print:hidden">
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
        {isSending && <Trans>All files are uploaded and are being handed over.</Trans>}
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
  const most = formatBinary(Math.min(limits.file, limits.left), language)
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
        {state === 'Optional' && (
          <span className="block pt-1">
            <Trans>If your order needs no file, there is nothing to do here.</Trans>
          </span>
        )}
        <span className="type-small block pt-1">
          <Trans>PDF is best; AI, CDR, PSD, TIFF and JPG are fine too, up to {most}.</Trans>
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
        <Trans>Have our designer make it</Trans>
      </Button>
      <p role="alert" className="basis-full font-semibold text-error">
        {ask.failure}
      </p>
    </>
  )
}

const stored = () => readStored('begunUploads')

/** Uploads that were begun in a tab that was closed: the same file goes on when it is chosen again. */
function BegunNote({ orderId, names }: { orderId: number; names: readonly string[] }) {
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
            <strong>{name}</strong> has been uploaded but not used. Choose the same file again: nothing is
            sent twice.
          </Trans>
        ) : (
          <Trans>
            You began to send <strong>{name}</strong>. Choose the same file again: {percent}% is left.
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

/** Files may be dropped anywhere on the page; while files are held over it, it says so. */
function DropVeil({ onDrop }: { onDrop: (files: File[]) => void }) {
  const [isOver, setOver] = useState(false)
  const drop = useEffectEvent(onDrop)
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    }
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false)
    }
    const dropped = (event: DragEvent) => {
      const files = [...(event.dataTransfer?.files ?? [])]
      setOver(false)
      if (files.length === 0) return
      event.preventDefault()
      drop(files)
    }
    document.addEventListener('dragover', over)
    document.addEventListener('dragleave', leave)
    document.addEventListener('drop', dropped)
    return () => {
      document.removeEventListener('dragover', over)
      document.removeEventListener('dragleave', leave)
      document.removeEventListener('drop', dropped)
    }
  }, [])
  if (!isOver) return null
  return (
    <div className="pointer-events-none fixed inset-0 z-50 grid place-items-center halftone-veil">
      <div className="relative bg-paper px-16 py-12">
        <CropMarks className="text-paper" />
        <p className="type-d3">
          <Trans>Drop it here</Trans>
        </p>
      </div>
    </div>
  )
}

/** Files of an order's next version: as soon as all of them have arrived, they become that version. */
function useSendArtwork({ orderId, limits, versions }: Artwork) {
  const newest = versions[0]?.number ?? 0
  // The request names the version that the sender has seen when the files are chosen: a newer one has to be looked at
  // first.
  const [after, setAfter] = useState(newest)
  const send = useArtworkAct(orderId, (client, ids: string[]) =>
    untilAnswered(() => client.artwork.send.mutate({ id: orderId, uploads: ids, after })),
  )
  const { uploads, sendAll } = useVersionUploads(orderId, limits.file, async ({ ids, clear }) => {
    const artwork = await send.runAsync(ids).catch(() => null)
    if (artwork) clear()
  })
  return {
    uploads,
    isSending: send.isPending,
    failure: send.failure,
    isUnanswered: send.isUnanswered,
    add(files: readonly File[]) {
      if (files.length === 0) return
      if (uploads.views.length === 0) {
        setAfter(newest)
        send.reset()
      }
      uploads.add(files)
    },
    /** Sends again, also after the version that has arrived since was seen. */
    sendAgain() {
      setAfter(newest)
      sendAll()
    },
  }
}

type SendArtwork = ReturnType<typeof useSendArtwork>

/** Discards an upload that was begun in a closed tab; the server forgets it after a day if the call fails. */
function discardUpload({ url }: BegunUpload, language: Language): void {
  forgetBegun([url])
  const headers = { ...callHeaders(language), 'tus-resumable': '1.0.0' }
  void fetch(url, { method: 'DELETE', headers }).catch(() => undefined)
}
