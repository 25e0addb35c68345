import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { isHopeless, type UploadError } from '../../../lib/artwork/upload-artwork.ts'
import { isHeldUp, type Uploads, type UploadView } from '../../../lib/artwork/use-uploads.ts'
import { classNames } from '../../../lib/class-names.ts'
import { formatBinary, formatBytes } from '../../../lib/format-bytes.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { shortName } from '../../../lib/short-name.ts'
import { orderAction } from '../orders/order-parts.ts'

/** A file that is being sent: its progress, and what can be done with it. */
export function UploadRow({ upload, uploads }: { upload: UploadView; uploads: Uploads }) {
  const { key, name, phase } = upload
  const percent = Math.floor((upload.sent / Math.max(1, upload.size)) * 100)
  const name40 = shortName(name)
  return (
    <li className="border-key border-b py-4 first:pt-0 last:border-b-0 last:pb-0">
      <div className="flex items-end justify-between gap-4 pb-2">
        <p className="min-w-0 break-words font-bold" title={name}>
          {name40}
        </p>
        <p aria-hidden="true" className="type-money text-[26px] leading-8 md:text-[32px]">
          {percent} %
        </p>
      </div>
      <InkBar upload={upload} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 pt-2">
        <p className="tabular-nums">
          <UploadProgress upload={upload} />
        </p>
        <p className="flex gap-5">
          {(phase === 'sending' || phase === 'waiting') && (
            <button type="button" className={orderAction} onClick={() => uploads.pause(key)}>
              <Trans context="order">Pause</Trans>
              <span className="sr-only"> {name}</span>
            </button>
          )}
          {(phase === 'paused' || canTryAgain(upload)) && (
            <button type="button" className={orderAction} onClick={() => uploads.resume(key)}>
              {phase === 'paused' ? <Trans>Resume</Trans> : <Trans>Try again</Trans>}
              <span className="sr-only"> {name}</span>
            </button>
          )}
          <button type="button" className={orderAction} onClick={() => uploads.remove(key)}>
            {phase === 'failed' ? <Trans>Take it out</Trans> : <Trans>Cancel</Trans>}
            <span className="sr-only"> {name}</span>
          </button>
        </p>
      </div>
      <p className={classNames('type-small', phase === 'failed' ? 'font-semibold text-error' : 'text-grey')}>
        <UploadState upload={upload} />
      </p>
    </li>
  )
}

const canTryAgain = ({ phase, error }: UploadView): boolean =>
  phase === 'failed' && error !== null && !isHopeless(error)

/** How much has arrived, as ink that fills a bar: a halftone that rises to solid, with an edge of key. */
function InkBar({ upload }: { upload: UploadView }) {
  const { t } = useLingui()
  const { name } = upload
  const percent = Math.floor((upload.sent / Math.max(1, upload.size)) * 100)
  const left = useDurationText(upload.secondsLeft)
  const isStill = upload.phase !== 'sending'
  return (
    <div
      role="progressbar"
      aria-label={t`Sending ${name}`}
      aria-valuenow={percent}
      aria-valuetext={left ? `${percent} %, ${left}` : `${percent} %`}
      className="h-8.5 border-[1.5px] border-key bg-paper"
    >
      <span
        className={classNames(
          'block h-full border-key border-r-4 transition-[width] duration-200 ease-linear ink-rising',
          isStill && 'opacity-60',
          percent === 0 && 'invisible',
        )}
        style={{ width: `${percent}%` }}
      />
    </div>
  )
}

/** `14 seconds`, for screen readers only. */
function useDurationText(seconds: number | null): string | null {
  const { t } = useLingui()
  if (seconds === null) return null
  if (seconds < 60) return t`${plural(seconds, { one: '# second', other: '# seconds' })}`
  const minutes = Math.round(seconds / 60)
  return t`${plural(minutes, { one: '# minute', other: '# minutes' })}`
}

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

/** How much of the file has arrived, and how long the rest will take. */
function UploadProgress({ upload }: { upload: UploadView }) {
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

/** The state of an upload, under its bar. */
function UploadState({ upload }: { upload: UploadView }): ReactNode {
  switch (upload.phase) {
    case 'queued':
      return <Trans>It is sent after the others.</Trans>
    case 'sending':
      return <Trans>If the connection breaks, it goes on where it stopped</Trans>
    case 'waiting':
      return upload.waitsFor ?? <Trans>No connection, waiting</Trans>
    case 'paused':
      return <Trans>Paused. What has been uploaded is kept for a day.</Trans>
    case 'done':
      return <Trans>Uploaded.</Trans>
    case 'failed':
      return upload.error && <ErrorText error={upload.error} size={upload.size} />
  }
}

function ErrorText({ error, size }: { error: UploadError; size: number }): ReactNode {
  const language = useLanguage()
  switch (error.code) {
    case 'empty':
      return <Trans>The file is empty. Please export it again and choose it.</Trans>
    case 'tooLarge': {
      const [has, most] = [formatBinary(size, language), formatBinary(error.most, language)]
      return (
        <Trans>
          The file is too large: it is {has}, and the limit is {most}. Please export a smaller one.
        </Trans>
      )
    }
    case 'unreadable':
      return <Trans>Your device no longer gives us this file. Please choose it again.</Trans>
    case 'signedOut':
      return (
        <Trans>Your session has ended. Log in again, then continue: what has been uploaded is kept.</Trans>
      )
    case 'wrongKind':
    case 'refused':
      return error.text ?? <Trans>The file was not accepted. Please try again.</Trans>
  }
}

/** Screen readers announce an upload at its start, its middle and its end and when it breaks off; not in between. */
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
      return sent * 2 < size ? <Trans>Sending {name}</Trans> : <Trans>{name}: half uploaded</Trans>
    case 'waiting':
      return <Trans>No connection, waiting</Trans>
    case 'paused':
      return <Trans>{name}: paused</Trans>
    case 'done':
      return <Trans>{name} has been uploaded</Trans>
    case 'failed':
      return <Trans>{name} was not sent</Trans>
    case 'queued':
      return null
  }
}

/**
 * What holds files up and isn't said in their rows: too many were chosen, or a failed one keeps the others waiting.
 */
export function UploadNotices({ uploads: { views, tooMany, mostFiles } }: { uploads: Uploads }) {
  return (
    <div role="alert" className="font-semibold text-error empty:hidden">
      {tooMany > 0 && (
        <p className="pt-2">
          <Plural
            value={tooMany}
            one={`You chose # file, and it was not added: at most ${mostFiles} can be sent together. Put them into one PDF or ZIP.`}
            other={`You chose # files, and none was added: at most ${mostFiles} can be sent together. Choose fewer, or put them into one PDF or ZIP.`}
          />
        </p>
      )}
      {isHeldUp(views) && (
        <p className="pt-2">
          <Trans>
            The other files are uploaded and waiting: remove the one that could not be sent, or choose it
            again.
          </Trans>
        </p>
      )}
    </div>
  )
}
