import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import type { LineQuote } from '../../../../src/domains/basket/quote-output.ts'
import { mostFilesOf } from '../../../lib/artwork/send-limits.ts'
import { useUploads } from '../../../lib/artwork/use-uploads.ts'
import type { BasketLine } from '../../../lib/basket/device-basket.ts'
import { formatBytes } from '../../../lib/format-bytes.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { useUser } from '../../../lib/session.ts'
import { shortName } from '../../../lib/short-name.ts'
import { TextButton } from '../../../ui/button.tsx'
import { Tick } from '../../../ui/icons.tsx'
import { FileChoice } from '../../kit/artwork/file-choice.tsx'
import { UploadNotices, UploadRow, UploadSpoken } from '../../kit/artwork/uploads.tsx'
import { ArtworkThumbnail } from './artwork-thumbnail.tsx'

type LineArtworkProps = {
  line: BasketLine
  /** The name of the line's product. */
  name: string
  quote: LineQuote
  onChange: (values: Pick<Partial<BasketLine>, 'artwork' | 'uploads' | 'repeats'>) => void
  onSending: (isSending: boolean) => void
}

/** Who provides the artwork: the customer sends it, now or after ordering, or we design it. */
export function LineArtwork({
  line,
  name,
  quote: { trim, files, repeated },
  onChange,
  onSending,
}: LineArtworkProps) {
  const isByUs = line.artwork === 'byUs'
  const comesAlong = line.repeats === undefined ? null : repeated
  const hasFiles =
    (line.uploads ?? []).some((id) => !isGone(files, id)) || (comesAlong?.files.length ?? 0) > 0
  // Until the line is priced again, a file that was sent here is named by the chosen file.
  const [sentHere, setSentHere] = useState<LineQuote['files']>([])
  const known = [...files, ...sentHere]
  const own = (line.uploads ?? []).flatMap((id) => known.find((file) => file.id === id) ?? [])
  const [nameOfFirst] = [...(comesAlong?.files ?? []), ...own].flatMap(({ name }) => name ?? [])
  const isSignedIn = useUser() !== null
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <ArtworkThumbnail
        trim={trim}
        isByUs={isByUs}
        file={nameOfFirst}
        repeats={comesAlong && comesAlong.files.length > 0 ? comesAlong.orderId : undefined}
      />
      <div className="min-w-50 flex-1">
        <p className="flex gap-2.5 font-bold leading-5.5">
          {hasFiles && !isByUs && <Tick size={18} strokeWidth={3} className="mt-0.5 shrink-0" />}
          <ArtworkTitle isByUs={isByUs} hasFiles={hasFiles} />
        </p>
        <p className="type-small pt-0.5">
          <ArtworkNote isByUs={isByUs} hasFiles={hasFiles} isSignedIn={isSignedIn} />
        </p>
        {!isByUs && isSignedIn && (
          <div className="pt-2">
            {comesAlong && (
              <RepeatedFiles repeated={comesAlong} onRemove={() => onChange({ repeats: undefined })} />
            )}
            <LineFiles
              line={line}
              name={name}
              files={own}
              onSending={onSending}
              onSent={(sent) => setSentHere((before) => [...before, ...sent])}
              onChange={(uploads) => onChange({ uploads })}
            />
          </div>
        )}
      </div>
      <TextButton className="type-small" onClick={() => onChange({ artwork: isByUs ? 'customer' : 'byUs' })}>
        {isByUs ? <Trans>I have my own artwork</Trans> : <Trans>We’ll design it</Trans>}
      </TextButton>
    </div>
  )
}

/** Files that were sent just now aren't among them yet. */
const isGone = (files: LineQuote['files'], id: string): boolean =>
  files.find((file) => file.id === id)?.name === null

function ArtworkTitle({ isByUs, hasFiles }: { isByUs: boolean; hasFiles: boolean }) {
  if (isByUs) return <Trans>We do the design</Trans>
  return hasFiles ? <Trans>Artwork added</Trans> : <Trans>No artwork yet</Trans>
}

function ArtworkNote({
  isByUs,
  hasFiles,
  isSignedIn,
}: Record<'isByUs' | 'hasFiles' | 'isSignedIn', boolean>) {
  if (isByUs)
    return (
      <Trans>After you order, our designer will write to you. The manager will tell you what it costs.</Trans>
    )
  if (hasFiles)
    return <Trans>It is checked once you order. The ready date is counted from its approval.</Trans>
  return isSignedIn ? (
    <Trans>Add it now or send it after ordering. The ready date is counted from its approval.</Trans>
  ) : (
    <Trans>
      Send it after ordering, or log in and add it now. The ready date is counted from its approval.
    </Trans>
  )
}

type RepeatedFilesProps = { repeated: NonNullable<LineQuote['repeated']>; onRemove: () => void }

/** The approved artwork of the order that a line repeats; it also says when that is no longer stored. */
function RepeatedFiles({ repeated: { orderId, files }, onRemove }: RepeatedFilesProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const what = t`The approved artwork of order No. ${orderId}`
  return (
    <div className="type-small flex flex-wrap items-baseline gap-x-4 pb-2">
      {files.length === 0 ? (
        <span className="font-semibold text-error">
          <Trans>The artwork of order No. {orderId} isn’t kept any more. Please add the file again.</Trans>
        </span>
      ) : (
        <span className="min-w-0">
          {what}:{' '}
          {files.map(({ name, size }) => `${shortName(name)}, ${formatBytes(size, language)}`).join('; ')}
        </span>
      )}
      <TextButton className="type-small" aria-label={`${t`Remove`}: ${what}`} onClick={onRemove}>
        <Trans>Remove</Trans>
      </TextButton>
    </div>
  )
}

type LineFilesProps = {
  line: BasketLine
  /** The name of the line's product. */
  name: string
  /** The line's files. */
  files: LineQuote['files']
  onChange: (uploads: string[]) => void
  onSent: (files: LineQuote['files']) => void
  /** Whether a file of the line is still being sent. */
  onSending: (isSending: boolean) => void
}

/** The files of a line that were sent before ordering, those being sent, and the field for more. */
function LineFiles({ line, name, files, onChange, onSent, onSending }: LineFilesProps) {
  const uploads = useUploads({
    lineId: line.id,
    purpose: 'basket',
    mostFiles: mostFilesOf.basket - (line.uploads?.length ?? 0),
  })
  const { views } = uploads
  const ids = line.uploads ?? []
  const take = useEffectEvent(() => {
    const done = views.filter(({ phase }) => phase === 'done')
    const sent = done.flatMap(({ uploadId: id, name, size }) => (id === null ? [] : [{ id, name, size }]))
    onSent(sent)
    onChange([...ids, ...sent.map(({ id }) => id)])
    uploads.clear(done)
  })
  // Each of several files is taken as it arrives: whatever is done by then.
  const doneKeys = views.flatMap(({ phase, key }) => (phase === 'done' ? [key] : [])).join()
  useEffect(() => {
    if (doneKeys !== '') take()
  }, [doneKeys])
  const isSending = views.some(({ phase }) => phase !== 'failed')
  const tell = useEffectEvent(onSending)
  useEffect(() => {
    tell(isSending)
    return () => tell(false)
  }, [isSending])
  return (
    <div className="flex flex-col items-start gap-3">
      <UploadSpoken views={views} />
      {files.length > 0 && (
        <ul className="flex max-w-full flex-col gap-2">
          {files.map((file) => (
            <FileRow
              key={file.id}
              file={file}
              onRemove={() => onChange(ids.filter((id) => id !== file.id))}
            />
          ))}
        </ul>
      )}
      {views.length > 0 && (
        <ul className="w-full max-w-130">
          {views.map((upload) => (
            <UploadRow key={upload.key} upload={upload} uploads={uploads} />
          ))}
        </ul>
      )}
      <UploadNotices uploads={uploads} />
      <FileChoice isFirst={false} about={name} onChoose={(chosen) => uploads.add(chosen)} />
    </div>
  )
}

function FileRow({
  file: { name, size },
  onRemove,
}: {
  file: LineQuote['files'][number]
  onRemove: () => void
}) {
  const { t } = useLingui()
  const language = useLanguage()
  return (
    <li className="type-small flex flex-wrap items-baseline gap-x-4">
      {name === null ? (
        <span className="font-semibold text-error">
          <Trans>This file isn’t kept any more. Please add it again.</Trans>
        </span>
      ) : (
        <span className="min-w-0 break-all" title={name}>
          {shortName(name)}, {formatBytes(size, language)}
        </span>
      )}
      <TextButton
        className="type-small"
        aria-label={name === null ? t`Remove the file` : `${t`Remove the file`}: ${name}`}
        onClick={onRemove}
      >
        <Trans>Remove</Trans>
      </TextButton>
    </li>
  )
}
