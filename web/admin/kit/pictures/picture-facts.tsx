import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { IconButton } from '../../../ui/admin/button.tsx'
import { CloseIcon } from '../../../ui/admin/icons.tsx'
import { Mark } from '../../../ui/admin/mark.tsx'
import { UploadProgress } from './upload-progress.tsx'

type PictureFactsProps = {
  url: string
  /** Chosen and not sent yet. */
  file: File | undefined
  ground: 'light' | 'dark'
  /** Below it, the picture would be blown up, px. */
  least: { width: number; height: number } | undefined
  progress: number | null
  onRemove: (() => void) | undefined
  /** What the stored one is called; else that it is on the site. */
  storedLabel: ReactNode
  children?: ReactNode
}

/** The picture, what it is called and how large it is. */
export function PictureFacts(props: PictureFactsProps) {
  const { url, file, ground, least, progress, onRemove, storedLabel, children } = props
  const { t } = useLingui()
  const language = useLanguage()
  const [size, setSize] = useState<{ url: string; width: number; height: number } | null>(null)
  const known = size?.url === url ? size : null
  const isSmall = known && least && (known.width < least.width || known.height < least.height)
  const number = (value: number) => formatNumber(value, language)
  return (
    <div className="flex gap-3">
      <span
        className={classNames(
          'block h-24 w-32 shrink-0 border border-line2 p-1 max-sm:h-20 max-sm:w-24',
          ground === 'dark' ? 'bg-[#121212]' : 'bg-[#fbfaf6]',
        )}
      >
        <img
          src={url}
          alt=""
          className="size-full object-contain"
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            setSize({ url, width, height })
          }
        />
      </span>
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1">
        <p className="max-w-full truncate font-medium">
          {file ? file.name : (storedLabel ?? <Trans>On the site now</Trans>)}
        </p>
        <p className="admin-meta flex flex-wrap items-center gap-x-2 gap-y-1 text-t3 tabular-nums">
          {known && known.width > 0 && `${number(known.width)} × ${number(known.height)}`}
          {file && (
            <Mark kind="info">
              <Trans>not saved</Trans>
            </Mark>
          )}
        </p>
        {isSmall && (
          <p className="admin-meta text-warn">
            <Trans>
              Smaller than {least.width} × {least.height} px: it will look blurred.
            </Trans>
          </p>
        )}
        {progress !== null && <UploadProgress share={progress} />}
        {children}
      </div>
      {onRemove && (
        <IconButton label={file ? t`Don’t use this picture` : t`Remove the picture`} onClick={onRemove}>
          <CloseIcon />
        </IconButton>
      )}
    </div>
  )
}
