import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import type { LineQuote } from '../../../../src/domains/basket/quote-output.ts'
import { mostFilesOf } from '../../../lib/artwork/most-files.ts'
import { useUploads } from '../../../lib/artwork/use-uploads.ts'
import type { BasketLine } from '../../../lib/basket/device-basket.ts'
import { formatBytes } from '../../../lib/format-bytes.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { shortName } from '../../../lib/short-name.ts'
import { TextButton } from '../../../ui/button.tsx'
import { FileChoice } from '../../kit/artwork/file-choice.tsx'
import { UploadNotices } from '../../kit/artwork/upload-notices.tsx'
import { UploadRow } from '../../kit/artwork/upload-row.tsx'
import { UploadSpoken } from '../../kit/artwork/upload-spoken.tsx'

type LineFilesProps = {
  line: BasketLine
  /** Of the line's product. */
  name: string
  files: LineQuote['files']
  onChange: (uploads: string[]) => void
  /** Whether something of it is still on its way. */
  onSending: (isSending: boolean) => void
}

/** The files of a line that were sent before it is ordered, those on their way, and the place for more. */
export function LineFiles({ line, name, files, onChange, onSending }: LineFilesProps) {
  const uploads = useUploads({
    ...{ lineId: line.id, purpose: 'basket' },
    mostFiles: mostFilesOf.basket - (line.uploads?.length ?? 0),
  })
  const { views } = uploads
  const ids = line.uploads ?? []
  // Until the line is priced anew, what was sent here is named by what was chosen.
  const [sentHere, setSentHere] = useState<LineQuote['files']>([])
  const take = useEffectEvent(() => {
    const done = views.filter(({ phase }) => phase === 'done')
    const sent = done.flatMap(({ uploadId: id, name, size }) => (id === null ? [] : [{ id, name, size }]))
    setSentHere((before) => [...before, ...sent])
    onChange([...ids, ...sent.map(({ id }) => id)])
    uploads.clear(done)
  })
  // Of several each is taken as it comes: whatever is done by then.
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
  const shown = ids.flatMap((id) => [...files, ...sentHere].find((file) => file.id === id) ?? [])
  return (
    <div className="flex flex-col items-start gap-3">
      <UploadSpoken views={views} />
      {shown.length > 0 && (
        <ul className="flex max-w-full flex-col gap-2">
          {shown.map((file) => (
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
