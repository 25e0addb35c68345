import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { secondStepSchema } from '../../../../../src/domains/accounts/log-in-input.ts'
import { useSecondFactor } from '../../../../lib/account/use-second-factor.ts'
import { refusalOf } from '../../../../lib/api.ts'
import { formatDate } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { useCaughtFocus } from '../../../../lib/lost-focus.ts'
import { ClosedNotice } from '../../../../ui/account/closed-notice.tsx'
import { RecoveryCodes, useCodesToKeep } from '../../../../ui/account/recovery-codes.tsx'
import { SecretToScan } from '../../../../ui/account/secret-to-scan.tsx'
import { AdminButton } from '../../../../ui/admin/button.tsx'
import { DownloadIcon, PrintIcon } from '../../../../ui/admin/icons.tsx'
import { Mark } from '../../../../ui/admin/mark.tsx'
import { Modal, ModalFoot } from '../../../../ui/admin/modal.tsx'
import { SectionFailed } from '../../../../ui/admin/section-failed.tsx'
import { useResolver } from '../../../kit/forms/use-resolver.ts'
import { useServerErrors } from '../../../kit/forms/use-server-errors.ts'
import { useFrame } from '../../../kit/frame/frame-context.ts'
import { CodeField } from '../../../kit/second-factor/code-field.tsx'
import { ProofForm } from './proof-form.tsx'

/** From this number on the recovery codes are too few. */
const fewCodes = 3

type Asked = 'setUp' | 'renew' | 'turnOff'

/** Whether logging in also takes a code of an app, and turning that on and off. */
export function SecondFactor() {
  const language = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  const [asked, ask] = useState<Asked | null>(null)
  const { query } = useSecondFactor()
  const close = () => ask(null)
  const { data } = query
  useCaughtFocus(heading, asked !== null, data?.isOn)
  return (
    <section aria-labelledby="second-factor" className="max-w-180">
      <h2 ref={heading} id="second-factor" tabIndex={-1} className="admin-h2 mb-2 leading-6!">
        <Trans>Second step when logging in</Trans>
      </h2>
      <ClosedNotice className="mb-3 border border-line bg-paper p-3 text-warn" />
      {query.isError && !data && (
        <SectionFailed onRetry={() => query.refetch()} busy={query.isFetching}>
          <Trans>The second step did not load.</Trans>
        </SectionFailed>
      )}
      {data && (
        <div className="grid justify-items-start gap-3 border-key border-t-2 border-b border-b-line2 bg-paper p-4">
          {data.isOn ? (
            <>
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <Mark kind="ok">
                  <Trans>on</Trans>
                </Mark>
                <Trans>since {formatDate(data.since ?? '', language)}</Trans>
              </p>
              <p className={data.recoveryCodesLeft <= fewCodes ? 'text-warn' : 'text-t2'}>
                <Plural
                  value={data.recoveryCodesLeft}
                  one="# recovery code is left"
                  other="# recovery codes are left"
                />
              </p>
              <div className="flex flex-wrap gap-2">
                <AdminButton onClick={() => ask('renew')}>
                  <Trans>New recovery codes…</Trans>
                </AdminButton>
                <AdminButton variant="danger" onClick={() => ask('turnOff')}>
                  <Trans>Turn it off…</Trans>
                </AdminButton>
              </div>
            </>
          ) : (
            <>
              {data.isRequired && (
                <Mark kind="warn" className="whitespace-normal!">
                  <Trans>The company asks it of everybody who works here</Trans>
                </Mark>
              )}
              <p className="text-t2">
                <Trans>
                  Besides your password, logging in takes a code from an app on your phone, so a stolen
                  password alone is not enough.
                </Trans>
              </p>
              <AdminButton variant={data.isRequired ? 'primary' : 'secondary'} onClick={() => ask('setUp')}>
                <Trans>Set it up…</Trans>
              </AdminButton>
            </>
          )}
        </div>
      )}
      {asked === 'setUp' && <SetUpDialog onClose={close} />}
      {asked === 'renew' && <RenewDialog onClose={close} />}
      {asked === 'turnOff' && <TurnOffDialog onClose={close} />}
    </section>
  )
}

function RenewDialog({ onClose }: { onClose: () => void }) {
  const { renewCodes } = useSecondFactor()
  const codes = renewCodes.data?.recoveryCodes
  return (
    <Modal
      title={codes ? <Trans>Your recovery codes</Trans> : <Trans>New recovery codes?</Trans>}
      onClose={onClose}
    >
      {codes ? (
        <NewCodes codes={codes} onDone={onClose} />
      ) : (
        <>
          <p className="mt-1 text-t2">
            <Trans>The codes that you have kept until now will not work any more.</Trans>
          </p>
          <ProofForm
            withCode
            does={<Trans>Make new codes</Trans>}
            busy={renewCodes.isPending}
            error={renewCodes.error}
            onProof={(proof) => renewCodes.mutate(proof)}
            onClose={onClose}
          />
        </>
      )}
    </Modal>
  )
}

function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const { turnOff } = useSecondFactor()
  return (
    <Modal title={<Trans>Turn the second step off?</Trans>} onClose={onClose} grave>
      <p className="mt-1 text-t2">
        <Trans>From then on the password alone opens your account. The recovery codes go too.</Trans>
      </p>
      <ProofForm
        withCode
        grave
        does={<Trans>Turn it off</Trans>}
        busy={turnOff.isPending}
        error={turnOff.error}
        onProof={(proof) => turnOff.mutate(proof, { onSuccess: onClose })}
        onClose={onClose}
      />
    </Modal>
  )
}

/** The password, then the QR code and the first code of the app, then the recovery codes. */
function SetUpDialog({ onClose }: { onClose: () => void }) {
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

type NewCodesProps = { codes: readonly string[]; onDone: () => void }

/** Ten codes that are shown this once, to copy, save or print. */
function NewCodes({ codes, onDone }: NewCodesProps) {
  const { t } = useLingui()
  const { user } = useFrame()
  const { email } = user
  const cannotCopy = t`The browser does not let us copy: save or print them.`
  const { told, copy, save } = useCodesToKeep({ codes, email, cannotCopy })
  return (
    <div className="mt-2 grid gap-4">
      <RecoveryCodes
        codes={codes}
        className="gap-x-6 gap-y-1.5 border-b-line2 px-4 py-3 font-medium print:outline-none!"
      >
        <p className="admin-meta hidden pb-3 print:block">
          {location.host}: {email}
        </p>
      </RecoveryCodes>
      <div className="flex flex-wrap gap-2">
        <AdminButton onClick={copy}>
          <Trans>Copy</Trans>
        </AdminButton>
        <AdminButton onClick={save}>
          <DownloadIcon />
          <Trans>Save as a file</Trans>
        </AdminButton>
        <AdminButton onClick={() => window.print()}>
          <PrintIcon />
          <Trans>Print</Trans>
        </AdminButton>
      </div>
      <p role="status" className="admin-meta text-t2 empty:hidden">
        {told}
      </p>
      <div className="flex justify-end">
        <AdminButton variant="primary" onClick={onDone}>
          <Trans>I have kept the codes</Trans>
        </AdminButton>
      </div>
    </div>
  )
}
