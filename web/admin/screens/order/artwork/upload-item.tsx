import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { isHopeless } from '../../../../lib/artwork/upload-artwork.ts'
import { isHeldUp, type Uploads, type UploadView } from '../../../../lib/artwork/use-uploads.ts'
import { classNames } from '../../../../lib/class-names.ts'
import { formatBytes } from '../../../../lib/format-bytes.ts'
import { formatPercent } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { shortName } from '../../../../lib/short-name.ts'
import { AdminButton, IconButton } from '../../../../ui/admin/button.tsx'
import { CloseIcon } from '../../../../ui/admin/icons.tsx'

/** A file being uploaded: how far, how long still; an interrupted one resumes where it was. */
export function UploadItem({ view, uploads }: { view: UploadView; uploads: Uploads }) {
  const { t } = useLingui()
  const { key, name, size, sent, phase } = view
  const share = size === 0 ? 0 : Math.min(1, sent / size)
  const isStopped = phase === 'paused' || phase === 'failed'
  return (
    <li
      className={classNames(
        'grid gap-1.5 border border-dashed bg-paper px-3.5 py-2.5',
        isStopped || phase === 'waiting' ? 'border-warn' : 'border-line',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
        <div className="min-w-0 grow basis-40">
          <p className="font-semibold wrap-anywhere" title={name}>
            {shortName(name, 60)}
          </p>
          <p role="status" className={classNames('admin-meta', isStopped ? 'text-warn' : 'text-t2')}>
            <UploadText view={view} share={share} />
          </p>
        </div>
        {phase === 'sending' && (
          <AdminButton onClick={() => uploads.pause(key)}>
            <Trans>Pause</Trans>
          </AdminButton>
        )}
        {(phase === 'paused' || (phase === 'failed' && view.error !== null && !isHopeless(view.error))) && (
          <AdminButton onClick={() => uploads.resume(key)}>
            <Trans>Go on</Trans>
          </AdminButton>
        )}
        <IconButton label={t`Remove ${name}`} onClick={() => uploads.remove(key)}>
          <CloseIcon />
        </IconButton>
      </div>
      <progress
        aria-label={t`Sent of ${name}`}
        value={share}
        max={1}
        className={classNames(
          'h-1.5 w-full appearance-none bg-line2 [&::-webkit-progress-bar]:bg-line2',
          isStopped || phase === 'waiting'
            ? '[&::-moz-progress-bar]:bg-warn-mark [&::-webkit-progress-value]:bg-warn-mark'
            : '[&::-moz-progress-bar]:bg-cyan [&::-webkit-progress-value]:bg-cyan',
        )}
      />
    </li>
  )
}

function UploadText({ view, share }: { view: UploadView; share: number }) {
  const language = useLanguage()
  const { phase, secondsLeft, waitsFor, error } = view
  const percent = formatPercent(Math.round(share * 100), language)
  const [sent, size] = [formatBytes(view.sent, language), formatBytes(view.size, language)]
  switch (phase) {
    case 'queued':
      return <Trans>waits for its turn</Trans>
    case 'done':
      return <Trans>it is there, {size}</Trans>
    case 'paused':
      return (
        <Trans>
          Paused, {sent} of {size}
        </Trans>
      )
    case 'waiting':
      return (
        waitsFor ?? (
          <Trans>
            Connection lost, {sent} of {size}. It goes on by itself.
          </Trans>
        )
      )
    case 'failed':
      return error && <Failure error={error} />
    case 'sending':
      return secondsLeft === null ? percent : <Left percent={percent} seconds={secondsLeft} />
  }
}

function Left({ percent, seconds }: { percent: string; seconds: number }) {
  const minutes = Math.round(seconds / 60)
  return seconds < 300 ? (
    <Trans>
      {percent}, {seconds} s left
    </Trans>
  ) : (
    <Trans>
      {percent}, {minutes} min left
    </Trans>
  )
}

function Failure({ error }: { error: NonNullable<UploadView['error']> }) {
  const language = useLanguage()
  switch (error.code) {
    case 'empty':
      return <Trans>The file is empty. Choose another.</Trans>
    case 'tooLarge': {
      const most = formatBytes(error.most, language)
      return <Trans>The file is too large: at most {most} are taken.</Trans>
    }
    case 'unreadable':
      return <Trans>This device no longer gives the file. Choose it again.</Trans>
    case 'signedOut':
      return <Trans>You are logged out. Log in again, then go on.</Trans>
    case 'wrongKind':
    case 'refused':
      return error.text ?? <Trans>The server did not take it.</Trans>
  }
}

/** Why uploads are held up, besides what their rows say. */
export function UploadNotices({ uploads: { views, tooMany, mostFiles } }: { uploads: Uploads }) {
  return (
    <div role="alert" className="admin-meta text-error">
      {tooMany > 0 && (
        <p className="py-1.5">
          <Plural
            value={tooMany}
            one={`# file was chosen and not added: at most ${mostFiles} can be sent together.`}
            other={`# files were chosen and none was added: at most ${mostFiles} can be sent together.`}
          />
        </p>
      )}
      {isHeldUp(views) && (
        <p className="py-1.5">
          <Trans>
            The others are uploaded and waiting: remove what could not be sent, or choose it again.
          </Trans>
        </p>
      )}
    </div>
  )
}
