import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { mostFilesOf } from '../../../../lib/artwork/most-files.ts'
import { useUploads } from '../../../../lib/artwork/use-uploads.ts'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Textarea } from '../../../../ui/inputs.tsx'
import { UploadNotices } from '../../../kit/artwork/upload-notices.tsx'
import { UploadRow } from '../../../kit/artwork/upload-row.tsx'
import { orderAction } from '../../../kit/orders/order-action-look.ts'
import type { useThread } from './use-thread.ts'

/** Bytes of an attachment; characters of the text. */
const most = { bytes: 20 * 1024 * 1024, letters: 4000 }
const kinds = 'image/jpeg,image/png,image/tiff,application/pdf'

type MessageFormProps = { orderId: number; writing: ReturnType<typeof useThread> }

/** What is written is kept on the device until it has been sent. */
export function MessageForm({ orderId, writing }: MessageFormProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const uploads = useUploads({
    ...{ orderId, purpose: 'message' },
    ...{ most: most.bytes, mostFiles: mostFilesOf.message },
  })
  const [error, setError] = useState<string | undefined>()
  const { views } = uploads
  const text = writing.draft.trim()
  function send() {
    const failed = views.some(({ phase }) => phase === 'failed')
    const files = views.flatMap(({ uploadId, name }) => (uploadId ? { id: uploadId, name } : []))
    if (failed) return setError(t`A file was not sent. Try it again, or take it out.`)
    if (files.length < views.length) return setError(t`The files are still on their way.`)
    if (text === '' && files.length === 0) {
      setError(t`Write something, or attach a file.`)
      field.current?.focus()
      return
    }
    setError(undefined)
    writing.send(text, files)
    uploads.clear(views)
  }
  return (
    <form
      className="pt-6"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Field label={<Trans>Your message</Trans>} error={error}>
        <Textarea
          ref={field}
          rows={3}
          maxLength={most.letters}
          placeholder={t`Write your question`}
          value={writing.draft}
          onChange={({ currentTarget }) => {
            setError(undefined)
            writing.write(currentTarget.value)
          }}
        />
      </Field>
      {views.length > 0 && (
        <ul className="mt-4 border border-key p-4">
          {views.map((upload) => (
            <UploadRow key={upload.key} upload={upload} uploads={uploads} />
          ))}
        </ul>
      )}
      <UploadNotices uploads={uploads} />
      <div className="flex flex-wrap items-center justify-between gap-4 pt-3">
        <input
          ref={input}
          type="file"
          multiple
          accept={kinds}
          tabIndex={-1}
          aria-label={t`Files for the message`}
          className="sr-only"
          onChange={({ currentTarget }) => {
            uploads.add([...(currentTarget.files ?? [])])
            currentTarget.value = ''
            setError(undefined)
          }}
        />
        <button
          type="button"
          className={orderAction}
          disabled={views.length >= mostFilesOf.message}
          onClick={() => input.current?.click()}
        >
          <Trans>Attach a file</Trans>
        </button>
        <Button type="submit" arrow>
          <Trans>Send</Trans>
        </Button>
      </div>
    </form>
  )
}
