import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { FormEvent, ReactNode } from 'react'
import { errorsOf, requiredError } from '../../../../lib/account/form-rules.ts'
import type { Proof } from '../../../../lib/account/use-second-factor.ts'
import { fieldErrors } from '../../../../lib/api.ts'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/field.tsx'
import { FormNotice } from '../../../../ui/form-notice.tsx'
import { PasswordInput, TextInput } from '../../../../ui/inputs.tsx'
import { useFormErrors } from '../../../kit/account/use-form-errors.ts'
import { useFailureText } from '../../../kit/use-failure-text.ts'
import { useTyped } from '../use-typed.ts'

type ProofFormProps = {
  /** Asks for a code as well. */
  withCode?: boolean
  does: ReactNode
  send: { isPending: boolean; error: unknown; reset: () => void }
  onProof: (proof: Proof, onError: (error: unknown) => void) => void
  onClose: () => void
}

const nothing = { password: '', code: '' }

/** Before the second factor changes: the password, and where there is one already a code. */
export function ProofForm({ withCode = false, does, send, onProof, onClose }: ProofFormProps) {
  const failureText = useFailureText()
  const errors = useFormErrors<'password' | 'code'>()
  const { typed, bind } = useTyped(nothing, errors)
  const isOnField = Object.keys(fieldErrors(send.error)).length > 0
  const reason = send.error && !isOnField ? failureText(send.error) : undefined
  function submit(event: FormEvent) {
    event.preventDefault()
    if (send.isPending) return
    const password = requiredError(typed.password, msg`Write your password.`)
    const code = withCode ? requiredError(typed.code, msg`Write the code.`) : undefined
    if (!errors.show(errorsOf({ password, code }))) onProof(typed, errors.showRefusal)
  }
  return (
    <form ref={errors.form} noValidate onSubmit={submit} className="flex flex-col gap-5">
      <div>
        <FormNotice message={reason ? { kind: 'error', text: reason } : null} onDismiss={send.reset} />
        <Field label={<Trans>Password</Trans>} error={errors.of('password')}>
          <PasswordInput autoComplete="current-password" {...bind('password')} />
        </Field>
      </div>
      {withCode && (
        <Field
          label={<Trans>Code</Trans>}
          hint={<Trans>Six digits from the app, or a recovery code</Trans>}
          error={errors.of('code')}
        >
          <TextInput
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            {...bind('code')}
          />
        </Field>
      )}
      <div className="flex flex-wrap gap-4 pt-2 max-sm:flex-col">
        <Button type="submit" busy={send.isPending}>
          {does}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}
