import { useLingui } from '@lingui/react/macro'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'

/** How much of the files has left this device. */
export function UploadProgress({ share }: { share: number }) {
  const { t } = useLingui()
  const percent = Math.floor(share * 100)
  return (
    <div className="flex w-full items-center gap-2">
      <div
        role="progressbar"
        aria-label={t`Sending the picture`}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-1 flex-1 bg-line2"
      >
        <div className="h-full bg-cyan" style={{ width: `${percent}%` }} />
      </div>
      <span aria-hidden="true" className="admin-meta tabular-nums">
        {formatNumber(percent, useLanguage())}&nbsp;%
      </span>
    </div>
  )
}
