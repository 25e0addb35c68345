import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { artworkEndings, messageLimits } from '../../../lib/artwork/send-limits.ts'
import { Button, TextButton } from '../../../ui/button.tsx'

/**
 * The server recognises kinds by content: this list only helps the device to offer what fits, its camera too. Of photos
 * it names kinds, since iPhones then send JPEG instead of HEIC.
 */
const artworkKinds = `${artworkEndings},${messageLimits.kinds}`

type FileChoiceProps = {
  isFirst: boolean
  onChoose: (files: File[]) => void
  /** What the files are for, where that isn't the whole page. */
  about?: string
}

/** Chooses files of artwork; the same can be chosen twice. */
export function FileChoice({ isFirst, onChoose, about }: FileChoiceProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        accept={artworkKinds}
        tabIndex={-1}
        aria-label={about ? `${t`Files of the artwork`}: ${about}` : t`Files of the artwork`}
        className="sr-only"
        onChange={({ currentTarget }) => {
          onChoose([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
      {about ? (
        <TextButton
          className="type-small font-bold"
          aria-label={`${t`Add artwork`}: ${about}`}
          onClick={() => input.current?.click()}
        >
          <Trans>Add artwork</Trans>
        </TextButton>
      ) : (
        <Button variant={isFirst ? 'primary' : 'secondary'} onClick={() => input.current?.click()}>
          <Trans>Choose a file</Trans>
        </Button>
      )}
    </>
  )
}
