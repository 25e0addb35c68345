import { useLingui } from '@lingui/react/macro'
import type { UploadView } from '../../../lib/artwork/use-uploads.ts'
import { classNames } from '../../../lib/class-names.ts'
import { useDurationText } from './use-duration-text.ts'

/** How much has come, as ink that fills a bar: a halftone that rises to solid, with an edge of key. */
export function InkBar({ upload }: { upload: UploadView }) {
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
