import { Trans, useLingui } from '@lingui/react/macro'
import { useForm } from 'react-hook-form'
import { secondStepSchema } from '../../../../../src/domains/accounts/log-in-input.ts'
import { useSecondFactor } from '../../../../lib/account/use-second-factor.ts'
import { refusalOf } from '../../../../lib/api.ts'
import { SecretToScan } from '../../../../ui/account/secret-to-scan.tsx'
import { AdminButton } from '../../../../ui/admin/button.tsx'
import { Modal, ModalFoot } from '../../../../ui/admin/modal.tsx'
import { useResolver } from '../../../kit/forms/use-resolver.ts'
import { useServerErrors } from '../../../kit/forms/use-server-errors.ts'
import { CodeField } from '../../../kit/second-factor/code-field.tsx'
import { NewCodes } from './new-codes.tsx'
import { ProofForm } from './proof-form.tsx'

/** The password, then the QR code and the first code of the app, then the recovery codes. */
export function SetUpDialog({ onClose }: { onClose: () => void }) {
  const { begin, confirm } = useSecondFactor()
  const codes = confirm.data?.recoveryCodes
  if (codes)
    return (
      <Modal title={<Trans>Your recovery codes</Trans>} onClose={onClose}>
        <NewCodes codes={codes} onDone={onClose} />
      </Modal>
    )
  return (
    <Modal title={<Trans>Set up the second step</Trans>} onClose={onClose}>
      {begin.data ? (
        <Scan
          begun={begin.data}
          busy={confirm.isPending}
          error={confirm.error}
          onCode={(code) => confirm.mutate(code)}
          onClose={onClose}
        />
      ) : (
        <>
          <p className="mt-1 text-t2">
            <Trans>
              You need an authenticator app on your phone: Google Authenticator, Microsoft Authenticator,
              Aegis or any other.
            </Trans>
          </p>
          <ProofForm
            does={<Trans>Go on</Trans>}
            busy={begin.isPending}
            error={begin.error}
            onProof={({ password }) => begin.mutate(password)}
            onClose={onClose}
          />
        </>
      )}
    </Modal>
  )
}

const schema = secondStepSchema.pick({ code: true })

type ScanProps = {
  begun: { secret: string; uri: string }
  busy: boolean
  error: unknown
  onCode: (code: string) => void
  onClose: () => void
}

function Scan({ begun, busy, error, onCode, onClose }: ScanProps) {
  const { t } = useLingui()
  const onFields = useServerErrors<{ code: string }>(error)
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { code: '' },
    errors: onFields,
    resolver: useResolver<{ code: string }>(schema),
  })
  const reason =
    error && !onFields.code ? (refusalOf(error) ?? t`An error occurred, please try again.`) : undefined
  const submit = handleSubmit(({ code }) => {
    if (!busy) onCode(code)
  })
  return (
    <form noValidate onSubmit={submit} className="mt-3 grid gap-4">
      <SecretToScan begun={begun} linkClass="font-medium text-cyan-text" className="gap-x-5 gap-y-3" />
      <CodeField control={register('code')} error={formState.errors.code?.message ?? reason} ofApp focused />
      <ModalFoot className="">
        <AdminButton variant="quiet" onClick={onClose}>
          <Trans>Cancel</Trans>
        </AdminButton>
        <AdminButton type="submit" variant="primary" busy={busy}>
          <Trans>Turn it on</Trans>
        </AdminButton>
      </ModalFoot>
    </form>
  )
}
