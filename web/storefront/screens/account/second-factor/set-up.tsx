import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { errorsOf, requiredError } from '../../../../lib/account/form-rules.ts'
import { useSecondFactor } from '../../../../lib/account/use-second-factor.ts'
import { fieldErrors } from '../../../../lib/api.ts'
import { SecretToScan } from '../../../../ui/account/secret-to-scan.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/field.tsx'
import { FormNotice } from '../../../../ui/form-notice.tsx'
import { focusAtOnce, TextInput } from '../../../../ui/inputs.tsx'
import { useFormErrors } from '../../../kit/account/use-form-errors.ts'
import { useFailureText } from '../../../kit/use-failure-text.ts'
import { useTyped } from '../use-typed.ts'
import { NewCodes } from './new-codes.tsx'
import { ProofForm } from './proof-form.tsx'

/** The password, then the QR code and the first code of the app, then the recovery codes. */
export function SetUp({ onClose }: { onClose: () => void }) {
  const { begin, confirm } = useSecondFactor()
  if (confirm.data) return <NewCodes codes={confirm.data.recoveryCodes} onDone={onClose} />
  if (begin.data) return <Scan begun={begin.data} confirm={confirm} onClose={onClose} />
  return (
    <>
      <p className="max-w-160 pb-5">
        <Trans>
          You need an authenticator app on your phone: Google Authenticator, Microsoft Authenticator, Aegis or
          any other.
        </Trans>
      </p>
      <ProofForm
        does={<Trans>Go on</Trans>}
        send={begin}
        onProof={({ password }, onError) => begin.mutate(password, { onError })}
        onClose={onClose}
      />
    </>
  )
}

type ScanProps = {
  begun: { secret: string; uri: string }
  confirm: ReturnType<typeof useSecondFactor>['confirm']
  onClose: () => void
}

function Scan({ begun, confirm, onClose }: ScanProps) {
  const failureText = useFailureText()
  const errors = useFormErrors<'code'>()
  const { typed, bind } = useTyped({ code: '' }, errors)
  const { error } = confirm
  const reason = error && !fieldErrors(error).code ? failureText(error) : undefined
  function submit(event: FormEvent) {
    event.preventDefault()
    if (confirm.isPending) return
    if (errors.show(errorsOf({ code: requiredError(typed.code, msg`Write the code.`) }))) return
    confirm.mutate(typed.code, { onError: errors.showRefusal })
  }
  return (
    <form ref={errors.form} noValidate onSubmit={submit} className="flex flex-col gap-5">
      <SecretToScan begun={begun} linkClass="font-semibold" className="gap-x-8 gap-y-4" />
      <div>
        <FormNotice message={reason ? { kind: 'error', text: reason } : null} onDismiss={confirm.reset} />
        <Field
          label={<Trans>Code</Trans>}
          hint={<Trans>The six digits that your authenticator app shows now</Trans>}
          error={errors.of('code')}
        >
          <TextInput ref={focusAtOnce} inputMode="numeric" autoComplete="one-time-code" {...bind('code')} />
        </Field>
      </div>
      <div className="flex flex-wrap gap-4 pt-2 max-sm:flex-col">
        <Button type="submit" busy={confirm.isPending}>
          <Trans>Turn it on</Trans>
        </Button>
        <Button variant="secondary" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}
