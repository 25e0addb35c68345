import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { WordButton } from '../../../ui/admin/button.tsx'
import { ChangedText } from '../history/changed-text.tsx'

type OutdatedTextProps = {
  /** The az text that was translated, and the az text as it is now. */
  from: string
  to: string
  onConfirm: () => void
}

const look = 'min-h-6! text-warn! underline max-md:min-h-11!'

/**
 * Shown under an outdated translation: what changed in the az text, and a button that confirms the
 * translation.
 */
export function OutdatedText({ from, to, onConfirm }: OutdatedTextProps) {
  const [isShown, show] = useState(false)
  return (
    <>
      <Trans>The AZ text has been changed.</Trans>{' '}
      <span className="whitespace-nowrap">
        <WordButton aria-expanded={isShown} onClick={() => show(!isShown)} className={look}>
          {isShown ? <Trans>Hide the difference</Trans> : <Trans>Show the difference</Trans>}
        </WordButton>{' '}
        <span aria-hidden="true">·</span>{' '}
        <WordButton onClick={onConfirm} className={look}>
          <Trans>Still right</Trans>
        </WordButton>
      </span>
      {isShown && (
        <div className="mt-1 border border-line2 bg-paper p-2 text-key">
          <ChangedText from={from} to={to} lang="az" />
        </div>
      )}
    </>
  )
}
