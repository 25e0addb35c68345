import { Trans } from '@lingui/react/macro'
import type { InputHTMLAttributes } from 'react'
import { useState } from 'react'
import { WordButton } from './button.tsx'
import { AdminInput } from './inputs.tsx'

type PasswordInputProps = InputHTMLAttributes<HTMLInputElement> & {
  /** Generates a password and fills it in, visible, so that it can be passed on. */
  onGenerate?: () => void
}

/** A password, inside an `AdminField`, with a button that shows what was typed. */
export function AdminPasswordInput({ onGenerate, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  return (
    <>
      <AdminInput
        maxLength={200}
        {...rest}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        className={shown ? 'font-medium tabular-nums' : undefined}
      />
      <span className="mt-1 flex flex-wrap gap-x-4">
        <WordButton aria-pressed={shown} onClick={() => setShown(!shown)}>
          {shown ? <Trans>Hide</Trans> : <Trans>Show</Trans>}
        </WordButton>
        {onGenerate && (
          <WordButton
            onClick={() => {
              onGenerate()
              setShown(true)
            }}
          >
            <Trans>Generate a password</Trans>
          </WordButton>
        )}
      </span>
    </>
  )
}
