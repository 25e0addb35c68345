import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { errorsOf, requiredError } from '../../../lib/account/form-rules.ts'
import { type Proof, useSecondFactor } from '../../../lib/account/use-second-factor.ts'
import { fieldErrors } from '../../../lib/api.ts'
import { formatDate } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { useCaughtFocus } from '../../../lib/lost-focus.ts'
import { useUser } from '../../../lib/session.ts'
import { RecoveryCodes, useCodesToKeep } from '../../../ui/account/recovery-codes.tsx'
import { SecretToScan } from '../../../ui/account/secret-to-scan.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormNotice } from '../../../ui/form-notice.tsx'
import { focusAtOnce, PasswordInput, TextInput } from '../../../ui/inputs.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useFormErrors, useTyped } from '../../kit/account/use-form-errors.ts'
import { useFailureText } from '../../kit/use-failure-text.ts'

type Asked = 'setUp' | 'renew' | 'turnOff'

/** Shows whether logging in takes a code from an app as well, and turns that on and off. */
export function SecondFactor() {
  const language = useLanguage()
  const [asked, ask] = useState<Asked | null>(null)
  const { query } = useSecondFactor()
  const heading = useRef<HTMLHeadingElement>(null)
  const close = () => ask(null)
  const { data } = query
  useCaughtFocus(heading, asked !== null, data?.isOn)
  const titles = {
    setUp: <Trans>Set up the second step</Trans>,
    renew: <Trans>New recovery codes</Trans>,
    turnOff: <Trans>Turn the second step off?</Trans>,
  }
  return (
    <section aria-labelledby="second-factor" className="border-key border-t-2 pt-7">
      <h2 ref={heading} id="second-factor" tabIndex={-1} className="type-d3">
        <Trans>Second step when logging in</Trans>
      </h2>
      {query.isPending && <Skeleton className="mt-4 h-16" />}
      {query.isError && !data && (
        <div className="flex flex-wrap items-center gap-5 pt-6">
          <p role="alert" className="font-semibold text-error">
            <Trans>The second step did not load.</Trans>
          </p>
          <Button variant="secondary" size="small" onClick={() => void query.refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
      {data && !data.isOn && (
        <>
          <p className="max-w-160 pt-3 pb-6">
            <Trans>
              Besides your password, logging in takes a code from an app on your phone, so a stolen password
              alone is not enough.
            </Trans>
          </p>
          <Button variant="secondary" className="max-sm:w-full" onClick={() => ask('setUp')}>
            <Trans>Set it up…</Trans>
          </Button>
        </>
      )}
      {data?.isOn && (
        <>
          <p className="max-w-160 pt-3 font-semibold">
            <Trans>On since {formatDate(data.since ?? '', language)}</Trans>
          </p>
          <p className="max-w-160 pt-1 pb-6">
            <Plural
              value={data.recoveryCodesLeft}
              one="# recovery code is left"
              other="# recovery codes are left"
            />
          </p>
          <div className="flex flex-wrap gap-4 max-sm:flex-col">
            <Button variant="secondary" onClick={() => ask('renew')}>
              <Trans>New recovery codes…</Trans>
            </Button>
            <Button variant="secondary" onClick={() => ask('turnOff')}>
              <Trans>Turn it off…</Trans>
            </Button>
          </div>
        </>
      )}
      <Dialog open={asked !== null} onClose={close} title={titles[asked ?? 'setUp']}>
        {asked === 'setUp' && <SetUp onClose={close} />}
        {asked === 'renew' && <Renew onClose={close} />}
        {asked === 'turnOff' && <TurnOff onClose={close} />}
      </Dialog>
    </section>
  )
}

function Renew({ onClose }: { onClose: () => void }) {
  const { renewCodes } = useSecondFactor()
  if (renewCodes.data) return <NewCodes codes={renewCodes.data.recoveryCodes} onDone={onClose} />
  return (
    <>
      <p className="max-w-160 pb-5">
        <Trans>The codes that you have kept until now will not work any more.</Trans>
      </p>
      <ProofForm
        withCode
        does={<Trans>Make new codes</Trans>}
        send={renewCodes}
        onProof={(proof, onError) => renewCodes.mutate(proof, { onError })}
        onClose={onClose}
      />
    </>
  )
}

function TurnOff({ onClose }: { onClose: () => void }) {
  const { turnOff } = useSecondFactor()
  return (
    <>
      <p className="max-w-160 pb-5">
        <Trans>From then on the password alone opens your account. The recovery codes go too.</Trans>
      </p>
      <ProofForm
        withCode
        does={<Trans>Turn it off</Trans>}
        send={turnOff}
        onProof={(proof, onError) => turnOff.mutate(proof, { onError, onSuccess: onClose })}
        onClose={onClose}
      />
    </>
  )
}

/** The steps that turn it on: the password, the QR code with the app's first code, the recovery codes. */
function SetUp({ onClose }: { onClose: () => void }) {
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

type NewCodesProps = { codes: readonly string[]; onDone: () => void }

/** Ten recovery codes that are shown only this once, to copy or save. */
function NewCodes({ codes, onDone }: NewCodesProps) {
  const { t } = useLingui()
  const user = useUser()
  const { told, copy, save } = useCodesToKeep({
    codes,
    email: user?.email ?? '',
    cannotCopy: t`The browser does not let us copy: save the codes as a file.`,
  })
  return (
    <div className="flex flex-col gap-6">
      <RecoveryCodes codes={codes} className="gap-x-8 gap-y-2 py-4 font-semibold" />
      <p role="status" className="empty:hidden">
        {told}
      </p>
      <div className="flex flex-wrap gap-4 max-sm:flex-col">
        <Button onClick={onDone}>
          <Trans>I have kept the codes</Trans>
        </Button>
        <Button variant="secondary" onClick={copy}>
          <Trans>Copy</Trans>
        </Button>
        <Button variant="secondary" onClick={save}>
          <Trans>Save as a file</Trans>
        </Button>
      </div>
    </div>
  )
}

type ProofFormProps = {
  /** True when a code is asked for as well. */
  withCode?: boolean
  does: ReactNode
  send: { isPending: boolean; error: unknown; reset: () => void }
  onProof: (proof: Proof, onError: (error: unknown) => void) => void
  onClose: () => void
}

const nothing = { password: '', code: '' }

/** Asks for the password before the second factor changes, and for a code where there is a second factor already. */
function ProofForm({ withCode = false, does, send, onProof, onClose }: ProofFormProps) {
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
