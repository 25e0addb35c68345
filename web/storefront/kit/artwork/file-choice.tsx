import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { Button, TextButton } from '../../../ui/button.tsx'

/** As the server tells kinds by content: the list only helps the device to offer what fits, its camera too. */
const artworkKinds = '.pdf,.jpg,.jpeg,.png,.tif,.tiff,.ai,.cdr,.psd,.eps,.svg,.zip,image/*,application/pdf'

type FileChoiceProps = {
  isFirst: boolean
  onChoose: (files: File[]) => void
  /** What they are for, where that isn't the whole page. */
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
