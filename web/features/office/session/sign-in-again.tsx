import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { challengeOf, errorCode, fieldErrors, isApiError } from '../../../lib/api.ts'
import { OfficeButton } from '../../../ui/office/button.tsx'
import { OfficeField } from '../../../ui/office/field.tsx'
import { OfficeInput } from '../../../ui/office/inputs.tsx'
import { Modal } from '../../../ui/office/modal.tsx'
import { useSignIn } from '../../account/sign-in.ts'
import { useFrame } from '../frame-context.ts'
import { CodeField } from '../my-information/second-factor/code-field.tsx'
import { endOffice } from '../use-staff.ts'
import { useSessionEnded } from './ended-session.ts'

/** While calls wait for it: the same person signs in again over the screen, and they go on. */
export const SignInAgain = () => (useSessionEnded() ? <SignInDialog /> : null)

function SignInDialog() {
  const { t } = useLingui()
  const signIn = useSignIn()
  const { user } = useFrame()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [challenge, setChallenge] = useState<string>()
  const send = useMutation({
    mutationFn: signIn,
    onError: (error) => {
      if (challengeOf(error)) setChallenge(challengeOf(error))
      else if (fieldErrors(error).challenge) setChallenge(undefined)
    },
  })
  const reason = challengeOf(send.error) ? undefined : reasonOf(send.error)
  function reasonOf(error: unknown): string | undefined {
    if (!error) return undefined
    if (errorCode(error) === 'NOT_FOUND') return t`The user name or password is wrong.`
    return isApiError(error) ? error.message : t`There was an error. Please try again.`
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (send.isPending) return
    send.mutate(challenge === undefined ? { email: user.email, password } : { challenge, code })
  }
  return (
    <Modal title={<Trans>Your session has ended</Trans>} onClose={() => undefined}>
      <p className="mt-1 text-t2">
        <Trans>Log in here and go on: what you typed stays, and what was under way is done afterwards.</Trans>
      </p>
      <form onSubmit={submit} className="mt-4 grid gap-3.5">
        <OfficeField label={<Trans>E-mail</Trans>}>
          <OfficeInput type="email" autoComplete="username" readOnly value={user.email} />
        </OfficeField>
        {challenge === undefined ? (
          <OfficeField label={<Trans>Password</Trans>} error={reason}>
            <OfficeInput
              data-safe=""
              type="password"
              autoComplete="current-password"
              required
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          </OfficeField>
        ) : (
          <CodeField value={code} onChange={setCode} error={reason} focused />
        )}
        <div className="mt-1.5 flex flex-wrap justify-end gap-2 max-sm:flex-col-reverse">
          <OfficeButton variant="quiet" onClick={endOffice}>
            <Trans>Leave the back office</Trans>
          </OfficeButton>
          <OfficeButton type="submit" variant="primary" busy={send.isPending}>
            <Trans>Log in and go on</Trans>
          </OfficeButton>
        </div>
      </form>
    </Modal>
  )
}
