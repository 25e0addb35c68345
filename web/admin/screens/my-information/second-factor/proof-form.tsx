import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { code, proof } from '../../../../../src/domains/accounts/log-in-input.ts'
import type { Proof } from '../../../../lib/account/use-second-factor.ts'
import { refusalOf } from '../../../../lib/api.ts'
import { AdminButton } from '../../../../ui/admin/button.tsx'
import { AdminField } from '../../../../ui/admin/field.tsx'
import { ModalFoot } from '../../../../ui/admin/modal.tsx'
import { AdminPasswordInput } from '../../../../ui/admin/password-input.tsx'
import { useResolver } from '../../../kit/forms/use-resolver.ts'
import { useServerErrors } from '../../../kit/forms/use-server-errors.ts'
import { CodeField } from '../../../kit/second-factor/code-field.tsx'

const withPassword = proof.extend({ password: proof.shape.password.min(1) })
const withBoth = withPassword.extend({ code })

type ProofFormProps = {
  /** Asks for a code as well. */
  withCode?: boolean
  does: ReactNode
  grave?: boolean
  busy: boolean
  error: unknown
  onProof: (proof: Proof) => void
  onClose: () => void
}

/** Before the second factor changes: the password, and where there is one already a code. */
export function ProofForm(props: ProofFormProps) {
  const { withCode = false, does, grave = false, busy, error, onProof, onClose } = props
  const { t } = useLingui()
  const onFields = useServerErrors<Proof>(error)
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { password: '', code: '' },
    errors: onFields,
    resolver: useResolver<Proof>(withCode ? withBoth : withPassword.omit({ code: true })),
  })
  const { errors } = formState
  const submit = handleSubmit((given) => {
    if (!busy) onProof(given)
  })
  return (
    <form noValidate onSubmit={submit} className="mt-4 grid gap-3.5">
      <AdminField label={<Trans>Password</Trans>} required error={errors.password?.message}>
        <AdminPasswordInput data-safe="" autoComplete="current-password" {...register('password')} />
      </AdminField>
      {withCode && <CodeField control={register('code')} error={errors.code?.message} />}
      <p role="alert" className="text-error empty:hidden">
        {error && Object.keys(onFields).length === 0
          ? (refusalOf(error) ?? t`An error occurred, please try again.`)
          : null}
      </p>
      <ModalFoot className="mt-1.5">
        <AdminButton variant="quiet" onClick={onClose}>
          <Trans>Cancel</Trans>
        </AdminButton>
        <AdminButton type="submit" variant={grave ? 'delete' : 'primary'} busy={busy}>
          {does}
        </AdminButton>
      </ModalFoot>
    </form>
  )
}
