import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { IconButton } from '../../../ui/admin/button.tsx'
import { RequiredMark } from '../../../ui/admin/field.tsx'
import { CloseIcon, ErrorIcon } from '../../../ui/admin/icons.tsx'
import { Mark } from '../../../ui/admin/mark.tsx'
import { CropButton, type CropTo } from './crop-button.tsx'
import { DropZone } from './drop-zone.tsx'
import type { PicturePurpose } from './picture-rules.ts'
import { UploadProgress } from './upload-progress.tsx'
import { useObjectUrl } from './use-object-url.ts'
import { usePictureLabels } from './use-picture-labels.ts'

type PictureFieldProps = {
  label: ReactNode
  purpose: PicturePurpose
  /** The name of the stored picture where it isn't shown on the site. */
  storedLabel?: ReactNode
  /** The address of the stored picture, empty for none, or the file chosen for it. */
  value: string | File
  /** The stored picture, to which a chosen file can be reverted. */
  stored: string
  onChange: (value: string | File) => void
  /** A hint, such as the size at which it is shown. */
  hint?: ReactNode
  error?: string | undefined
  changed?: boolean
  required?: boolean
  /** The progress while it is sent, 0 to 1. */
  progress?: number | null
  /** Offers cropping a chosen photo to this ratio. */
  crop?: CropTo
  /** Its background: a light logo needs a dark one. */
  ground?: 'light' | 'dark'
  /** The picture is optional: the stored one can be removed too. */
  removable?: boolean
  className?: string
  /** Its text, between the picture and the way to replace it. */
  children?: ReactNode
}

/** One picture: dropped, pasted or chosen, and checked before anything is sent. */
export function PictureField(props: PictureFieldProps) {
  const {
    label,
    purpose,
    value,
    stored,
    onChange,
    hint,
    changed = false,
    required = false,
    className,
  } = props
  const { progress = null, crop, ground = 'light', removable = false } = props
  const { t } = useLingui()
  const id = useId()
  const texts = usePictureLabels(purpose)
  const [ownError, setOwnError] = useState<string | null>(null)
  const url = useObjectUrl(value)
  const latest = useRef({ value, onChange })
  useEffect(() => {
    latest.current = { value, onChange }
  })
  // Accepted before its content is checked: a user who saves at once sends it, and the server checks as well.
  const take = async ([file]: File[]) => {
    if (!file) return
    const found = texts.atOnce(file)
    setOwnError(found)
    if (found !== null) return
    onChange(file)
    const inside = await texts.lookingIn(file)
    if (inside === null || latest.current.value !== file) return
    setOwnError(inside)
    latest.current.onChange(value)
  }
  const error = ownError ?? props.error
  const isChosen = value instanceof File
  const canGo = isChosen || (removable && value !== '')
  return (
    <div className={className}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 pb-1">
        <span className="admin-meta font-medium">
          <label htmlFor={id}>{label}</label>
          {required && <RequiredMark />}
        </span>
        {hint && (
          <span id={`${id}-size`} className="admin-meta text-t3">
            {hint}
          </span>
        )}
      </div>
      <DropZone
        id={id}
        purpose={purpose}
        changed={changed}
        invalid={Boolean(error)}
        describedBy={`${error ? `${id}-error ` : ''}${hint ? `${id}-size ` : ''}`}
        onFiles={(files) => void take(files)}
        className={url === '' ? undefined : 'mt-3 border-line2 border-t pt-2.5'}
      >
        {url !== '' && (
          <PictureFacts
            url={url}
            file={isChosen ? value : undefined}
            ground={ground}
            least={crop?.least}
            progress={isChosen ? progress : null}
            storedLabel={props.storedLabel}
            onRemove={canGo ? () => onChange(isChosen ? stored : '') : undefined}
          >
            {isChosen && crop && <CropButton file={value} crop={crop} onCropped={onChange} />}
          </PictureFacts>
        )}
        {url !== '' && props.children}
      </DropZone>
      <p id={`${id}-error`} aria-live="polite" className="admin-meta flex gap-1.5 text-error">
        {error && (
          <>
            <ErrorIcon size={14} className="mt-[5px]" />
            <span className="pt-1">{error}</span>
          </>
        )}
        {!error && removable && value === '' && stored !== '' && (
          <span className="pt-1 text-t3">{t`The picture is removed when you save.`}</span>
        )}
      </p>
    </div>
  )
}

type PictureFactsProps = {
  url: string
  /** The picture is chosen and not sent yet. */
  file: File | undefined
  ground: 'light' | 'dark'
  /** The smallest size that isn't enlarged, px. */
  least: { width: number; height: number } | undefined
  progress: number | null
  onRemove: (() => void) | undefined
  /** The name of the stored picture; by default that it is on the site. */
  storedLabel: ReactNode
  children?: ReactNode
}

/** The picture with its name and size. */
function PictureFacts(props: PictureFactsProps) {
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
