import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { RequiredMark } from '../../../ui/admin/field.tsx'
import { ErrorIcon } from '../../../ui/admin/icons.tsx'
import { CropButton, type CropTo } from './crop-button.tsx'
import { DropZone } from './drop-zone.tsx'
import { PictureFacts } from './picture-facts.tsx'
import type { PicturePurpose } from './picture-rules.ts'
import { useObjectUrl } from './use-object-url.ts'
import { usePictureLabels } from './use-picture-labels.ts'

type PictureFieldProps = {
  label: ReactNode
  purpose: PicturePurpose
  /** What the stored picture is called where it isn't shown on the site. */
  storedLabel?: ReactNode
  /** The address of the stored picture, empty for none, or the file chosen for it. */
  value: string | File
  /** What is stored: a chosen file can be taken back to it. */
  stored: string
  onChange: (value: string | File) => void
  /** The size that it is shown in, and the like. */
  hint?: ReactNode
  error?: string | undefined
  changed?: boolean
  required?: boolean
  /** 0 to 1 while it is sent. */
  progress?: number | null
  /** Offers cutting a chosen photo to a ratio. */
  crop?: CropTo
  /** What it stands on: a light logo needs a dark ground. */
  ground?: 'light' | 'dark'
  /** The server can do without it: the stored one may go too. */
  removable?: boolean
  className?: string
  /** Between the picture and the way to another one: its text. */
  children?: ReactNode
}

/** One picture: dropped, pasted or chosen, looked at before anything is sent. */
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
  const words = usePictureLabels(purpose)
  const [ownError, setOwnError] = useState<string | null>(null)
  const url = useObjectUrl(value)
  const latest = useRef({ value, onChange })
  useEffect(() => {
    latest.current = { value, onChange }
  })
  // Taken before it is looked into: who saves at once sends it, and the server looks as well.
  const take = async ([file]: File[]) => {
    if (!file) return
    const found = words.atOnce(file)
    setOwnError(found)
    if (found !== null) return
    onChange(file)
    const inside = await words.lookingIn(file)
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
          <span className="pt-1 text-t3">{t`The picture goes when you save.`}</span>
        )}
      </p>
    </div>
  )
}
