import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { logInSchema, secondStepSchema } from '../../../../src/domains/accounts/log-in-input.ts'
import { useSignIn } from '../../../lib/account/sign-in.ts'
import { challengeOf, errorCode, fieldErrors, isApiError } from '../../../lib/api.ts'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { AdminField } from '../../../ui/admin/field.tsx'
import { AdminInput } from '../../../ui/admin/inputs.tsx'
import { Modal, ModalFoot } from '../../../ui/admin/modal.tsx'
import { useResolver } from '../../kit/forms/use-resolver.ts'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { endAdmin } from '../../kit/frame/use-staff.ts'
import { CodeField } from '../../kit/second-factor/code-field.tsx'

const firstStep = logInSchema.pick({ password: true })
const secondStep = secondStepSchema.pick({ code: true })
const blank = { password: '', code: '' }

/** The same person signs in again over the screen. */
export function SignInDialog() {
  const { t } = useLingui()
  const signIn = useSignIn()
  const { user } = useFrame()
  const [challenge, setChallenge] = useState<string>()
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: blank,
    resolver: useResolver<typeof blank>(challenge === undefined ? firstStep : secondStep),
  })
  const { errors } = formState
  const send = useMutation({
    mutationFn: signIn,
    onError: (error) => {
      const asked = challengeOf(error)
      if (asked) return setChallenge(asked)
      const isOver = fieldErrors(error).challenge !== undefined
      if (isOver) setChallenge(undefined)
      const field = challenge === undefined || isOver ? 'password' : 'code'
      setError(field, { type: 'server', message: reasonOf(error) })
    },
  })
  function reasonOf(error: unknown): string {
    if (errorCode(error) === 'NOT_FOUND') return t`The user name or password is wrong.`
    return isApiError(error) ? error.message : t`There was an error. Please try again.`
  }
  const submit = handleSubmit(({ password, code }) => {
    if (!send.isPending)
      send.mutate(challenge === undefined ? { email: user.email, password } : { challenge, code })
  })
  return (
    <Modal title={<Trans>Your session has ended</Trans>} onClose={() => undefined}>
      <p className="mt-1 text-t2">
        <Trans>Log in here and go on: what you typed stays, and what was under way is done afterwards.</Trans>
      </p>
      <form noValidate onSubmit={submit} className="mt-4 grid gap-3.5">
        <AdminField label={<Trans>E-mail</Trans>}>
          <AdminInput autoComplete="username" readOnly value={user.email} />
        </AdminField>
        {challenge === undefined ? (
          <AdminField label={<Trans>Password</Trans>} error={errors.password?.message}>
            <AdminInput
              data-safe=""
              type="password"
              autoComplete="current-password"
              {...register('password')}
            />
          </AdminField>
        ) : (
          <CodeField control={register('code')} error={errors.code?.message} focused />
        )}
        <ModalFoot className="mt-1.5">
          <AdminButton variant="quiet" onClick={endAdmin}>
            <Trans>Leave the back office</Trans>
          </AdminButton>
          <AdminButton type="submit" variant="primary" busy={send.isPending}>
            <Trans>Log in and go on</Trans>
          </AdminButton>
        </ModalFoot>
      </form>
    </Modal>
  )
}
