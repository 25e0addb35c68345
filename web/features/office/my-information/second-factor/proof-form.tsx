import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useState } from 'react'
import { fieldErrors, refusalOf } from '../../../../lib/api.ts'
import { OfficeButton } from '../../../../ui/office/button.tsx'
import { OfficeField } from '../../../../ui/office/field.tsx'
import { OfficePasswordInput } from '../../../../ui/office/password-input.tsx'
import { CodeField } from './code-field.tsx'
import type { Proof } from './use-second-factor.ts'

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
  const [proof, setProof] = useState<Proof>({ password: '', code: '' })
  const faults = fieldErrors(error)
  const onFields = faults.password !== undefined || faults.code !== undefined
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!busy) onProof(proof)
  }
  return (
    <form onSubmit={submit} className="mt-4 grid gap-3.5">
      <OfficeField label={<Trans>Password</Trans>} error={faults.password}>
        <OfficePasswordInput
          data-safe=""
          name="password"
          autoComplete="current-password"
          required
          value={proof.password}
          onChange={(event) => setProof({ ...proof, password: event.target.value })}
        />
      </OfficeField>
      {withCode && (
        <CodeField value={proof.code} error={faults.code} onChange={(code) => setProof({ ...proof, code })} />
      )}
      <p role="alert" className="text-error empty:hidden">
        {error && !onFields ? (refusalOf(error) ?? t`An error occurred, please try again.`) : null}
      </p>
      <div className="mt-1.5 flex flex-wrap justify-end gap-2 max-sm:flex-col-reverse">
        <OfficeButton variant="quiet" onClick={onClose}>
          <Trans>Cancel</Trans>
        </OfficeButton>
        <OfficeButton type="submit" variant={grave ? 'delete' : 'primary'} busy={busy}>
          {does}
        </OfficeButton>
      </div>
    </form>
  )
}
