import { Trans } from '@lingui/react/macro'
import { useId, useRef } from 'react'
import { photoTypes } from '../../../../lib/account/profile-values.ts'
import { TextButton } from '../../../../ui/button.tsx'
import { Warning } from '../../../../ui/icons.tsx'

type PhotoFieldProps = {
  chosen: File | null
  hasPhoto: boolean
  error: string | undefined
  onChoose: (photo: File | null) => void
}

/** Choosing the photo, and taking the choice back; what it looks like is on the card. */
export function PhotoField({ chosen, hasPhoto, error, onChoose }: PhotoFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="pt-7">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <span className="relative">
          <input
            ref={input}
            id={id}
            type="file"
            name="file"
            accept={photoTypes}
            aria-describedby={`${id}-words`}
            aria-invalid={error ? true : undefined}
            className="peer sr-only"
            onChange={(event) => {
              const photo = event.target.files?.[0]
              if (photo) onChoose(photo)
            }}
          />
          <label
            htmlFor={id}
            className="inline-flex min-h-11 cursor-pointer items-center px-4.5 py-2 font-bold leading-[22px] shadow-[inset_0_0_0_1.5px_var(--key)] transition-colors hover:bg-ink hover:text-on-ink peer-focus-visible:outline-3 peer-focus-visible:outline-key peer-focus-visible:outline-offset-3"
          >
            {hasPhoto || chosen ? <Trans>Choose another photo</Trans> : <Trans>Choose a photo</Trans>}
          </label>
        </span>
        {chosen && (
          <TextButton
            onClick={() => {
              if (input.current) input.current.value = ''
              onChoose(null)
              input.current?.focus()
            }}
          >
            <Trans>Leave it as it was</Trans>
          </TextButton>
        )}
      </div>
      {error ? (
        <p id={`${id}-words`} className="flex gap-2 pt-2 font-semibold text-[14px] text-error leading-[20px]">
          <Warning className="mt-px shrink-0" />
          <span>{error}</span>
        </p>
      ) : (
        <p id={`${id}-words`} className="type-small break-all pt-2 text-grey">
          {chosen ? chosen.name : <Trans>JPEG, PNG, WebP, AVIF or GIF, 10 MB at most</Trans>}
        </p>
      )}
    </div>
  )
}
