import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { BasketLine } from '../../../lib/basket/device-basket.ts'
import { TextButton } from '../../../ui/button.tsx'
import { Textarea } from '../../../ui/inputs.tsx'

type LineCommentProps = { line: BasketLine; name: string; onChange: (comment: string) => void }

/** What should be known of this line; a field only for who has something to say. */
export function LineComment({ line, name, onChange }: LineCommentProps) {
  const { t } = useLingui()
  const [isAsked, setAsked] = useState(false)
  // As it is typed: the account keeps it without the space at its end.
  const [typed, setTyped] = useState<string | null>(null)
  if (!isAsked && line.comment === '' && typed === null)
    return (
      <TextButton
        className="type-small self-start"
        aria-label={`${t`Add a comment`}: ${name}`}
        onClick={() => setAsked(true)}
      >
        <Trans>Add a comment</Trans>
      </TextButton>
    )
  return (
    <Textarea
      aria-label={t`Comment: ${name}`}
      placeholder={t`What should we know?`}
      rows={2}
      maxLength={2000}
      autoFocus={isAsked}
      value={typed ?? line.comment}
      onChange={(event) => {
        setTyped(event.target.value)
        onChange(event.target.value)
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
