import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { AdminField } from '../../../ui/admin/field.tsx'
import { AdminInput } from '../../../ui/admin/inputs.tsx'

type CodeFieldProps = {
  /** The field's registration in its form. */
  control: UseFormRegisterReturn
  error: string | undefined
  /** Takes only the app's digits, where a recovery code isn't accepted. */
  ofApp?: boolean
  /** The field has the focus when it appears. */
  focused?: boolean
}

/** A code of the authenticator app, or a recovery code. */
export function CodeField({ control, error, ofApp = false, focused = false }: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (focused) input.current?.focus()
  }, [focused])
  return (
    <AdminField
      label={<Trans>Code</Trans>}
      required
      error={error}
      hint={
        ofApp ? (
          <Trans>The six digits that your authenticator app shows now</Trans>
        ) : (
          <Trans>Six digits from the app, or a recovery code</Trans>
        )
      }
    >
      <AdminInput
        {...control}
        ref={(element) => {
          control.ref(element)
          input.current = element
        }}
        inputMode={ofApp ? 'numeric' : 'text'}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        className="max-w-60 tabular-nums tracking-[.08em]"
      />
    </AdminField>
  )
}
