import { Trans } from '@lingui/react/macro'
import { useEffect, useMemo, useRef } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { buttonLook, WordButton } from '../../../ui/office/button.tsx'
import { useOfficeField } from '../../../ui/office/field.tsx'
import { photoTypes } from '../../account/profile/profile-values.ts'

type PhotoInputProps = {
  /** Addresses of pictures, or the file chosen; empty for none. */
  stored: string | File
  value: string | File
  /** What stands in for a photo. */
  initials: string
  onChoose: (photo: string | File) => void
}

/** Choosing the photo, seeing it, and taking the choice back; inside an `OfficeField`. */
export function PhotoInput({ stored, value, initials, onChoose }: PhotoInputProps) {
  const { attributes } = useOfficeField()
  const input = useRef<HTMLInputElement>(null)
  const preview = usePreview(value)
  const square = 'size-14 shrink-0 border border-line bg-sheet'
  return (
    <div className="flex items-center gap-3.5">
      {preview ? (
        <img src={preview} alt="" width={56} height={56} className={classNames(square, 'object-cover')} />
      ) : (
        <span aria-hidden="true" className={classNames(square, 'office-ticket grid place-items-center')}>
          {initials}
        </span>
      )}
      <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1">
        <span className="relative">
          <input
            ref={input}
            type="file"
            name="photo"
            accept={photoTypes}
            {...attributes}
            className="peer sr-only"
            onChange={(event) => {
              const photo = event.target.files?.[0]
              if (photo) onChoose(photo)
            }}
          />
          <label
            htmlFor={attributes.id}
            className={buttonLook(
              {},
              'cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-cyan peer-focus-visible:outline-offset-2',
            )}
          >
            {value === '' ? <Trans>Choose a photo</Trans> : <Trans>Choose another photo</Trans>}
          </label>
        </span>
        {value instanceof File && (
          <>
            <span className="office-meta min-w-0 break-all text-t3">{value.name}</span>
            <WordButton
              onClick={() => {
                if (input.current) input.current.value = ''
                onChoose(stored)
                input.current?.focus()
              }}
            >
              <Trans>Leave it as it was</Trans>
            </WordButton>
          </>
        )}
      </div>
    </div>
  )
}

/** The address of a chosen file in this page, given back after use; a stored one as it is. */
function usePreview(photo: string | File): string {
  const url = useMemo(() => (photo instanceof File ? URL.createObjectURL(photo) : photo), [photo])
  useEffect(() => () => (url.startsWith('blob:') ? URL.revokeObjectURL(url) : undefined), [url])
  return url
}
