import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { UploadError } from '../../../lib/artwork/upload-artwork.ts'
import type { UploadView } from '../../../lib/artwork/use-uploads.ts'
import { formatBytes } from '../../../lib/format-bytes.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { megabytes } from './file-words.ts'

/** `14 seconds`, `3 minutes` */
function Duration({ seconds }: { seconds: number }) {
  if (seconds < 60) return <Plural value={seconds} one="# second" other="# seconds" />
  const minutes = Math.floor(seconds / 60)
  const rest = seconds % 60
  if (rest === 0) return <Plural value={minutes} one="# minute" other="# minutes" />
  return (
    <>
      <Plural value={minutes} one="# minute" other="# minutes" />{' '}
      <Plural value={rest} one="# second" other="# seconds" />
    </>
  )
}

/** How far it is: so much of so much, and how long it still takes. */
export function UploadProgress({ upload }: { upload: UploadView }) {
  const language = useLanguage()
  return (
    <>
      {upload.sent === 0 ? '0' : formatBytes(upload.sent, language)} / {formatBytes(upload.size, language)}
      {upload.secondsLeft !== null && (
        <>
          ,{' '}
          <strong>
            <Trans>
              about <Duration seconds={upload.secondsLeft} /> left
            </Trans>
          </strong>
        </>
      )}
    </>
  )
}

/** What goes on with an upload, under its bar. */
export function UploadWords({ upload }: { upload: UploadView }): ReactNode {
  switch (upload.phase) {
    case 'queued':
      return <Trans>It is sent after the others.</Trans>
    case 'sending':
      return <Trans>If the connection breaks, it goes on where it stopped</Trans>
    case 'waiting':
      return upload.waitsFor ?? <Trans>No connection, waiting</Trans>
    case 'paused':
      return <Trans>Paused. What has come is kept for a day.</Trans>
    case 'done':
      return <Trans>It has come.</Trans>
    case 'failed':
      return upload.error && <ErrorWords error={upload.error} size={upload.size} />
  }
}

function ErrorWords({ error, size }: { error: UploadError; size: number }): ReactNode {
  const language = useLanguage()
  switch (error.code) {
    case 'empty':
      return <Trans>The file is empty. Please export it anew and choose it again.</Trans>
    case 'tooLarge': {
      const [has, most] = [megabytes(size, language), megabytes(error.most, language)]
      return (
        <Trans>
          The file is too large: it has {has} MB, and at most {most} MB are taken. Please export it smaller.
        </Trans>
      )
    }
    case 'unreadable':
      return <Trans>Your device no longer gives us this file. Please choose it again.</Trans>
    case 'signedOut':
      return <Trans>Your session has ended. Log in again, then go on: what has come is kept.</Trans>
    case 'wrongKind':
    case 'refused':
      return error.text ?? <Trans>The file was not accepted. Please try again.</Trans>
  }
}
