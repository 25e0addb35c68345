import { Plural, Trans } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { useSecondFactor } from '../../../../lib/account/use-second-factor.ts'
import { formatDate } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { useCaughtFocus } from '../../../../lib/lost-focus.ts'
import { ClosedNotice } from '../../../../ui/account/closed-notice.tsx'
import { AdminButton } from '../../../../ui/admin/button.tsx'
import { Mark } from '../../../../ui/admin/mark.tsx'
import { Modal } from '../../../../ui/admin/modal.tsx'
import { SectionFailed } from '../../../../ui/admin/section-failed.tsx'
import { NewCodes } from './new-codes.tsx'
import { ProofForm } from './proof-form.tsx'
import { SetUpDialog } from './set-up-dialog.tsx'

/** So few recovery codes are too few. */
const fewCodes = 3

type Asked = 'setUp' | 'renew' | 'turnOff'

/** Whether logging in takes a code of an app as well; turning it on and off. */
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
