import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { TextButton } from '../../../ui/button.tsx'

/** Puts a text on the clipboard, and says so; where the browser gives none, the text beside it can be selected. */
export function CopyButton({ text }: { text: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle')
  const copy = async () => {
    await navigator.clipboard?.writeText(text).then(
      () => setState('copied'),
      () => setState('refused'),
    )
    if (!navigator.clipboard) setState('refused')
  }
  return (
    <>
      <TextButton className="min-h-11 font-bold" onClick={() => void copy()}>
        <Trans>Copy</Trans>
      </TextButton>
      <span role="status" className="empty:hidden">
        {state === 'copied' && <Trans>Copied.</Trans>}
        {state === 'refused' && <Trans>Please select it to copy.</Trans>}
      </span>
    </>
  )
}
