import { Trans } from '@lingui/react/macro'
import { isHopeless } from '../../../lib/artwork/upload-artwork.ts'
import type { Uploads, UploadView } from '../../../lib/artwork/use-uploads.ts'
import { classNames } from '../../../lib/class-names.ts'
import { shortName } from '../../../lib/short-name.ts'
import { orderAction } from '../orders/order-action-look.ts'
import { InkBar } from './ink-bar.tsx'
import { UploadProgress, UploadWords } from './upload-words.tsx'

/** A file on its way: how far it is, and what can be done with it. */
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
        <UploadWords upload={upload} />
      </p>
    </li>
  )
}

const canTryAgain = ({ phase, error }: UploadView): boolean =>
  phase === 'failed' && error !== null && !isHopeless(error)
