import { Plural, Trans } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { useSecondFactor } from '../../../../lib/account/use-second-factor.ts'
import { formatDate } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { useCaughtFocus } from '../../../../lib/lost-focus.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { NewCodes } from './new-codes.tsx'
import { ProofForm } from './proof-form.tsx'
import { SetUp } from './set-up.tsx'

type Asked = 'setUp' | 'renew' | 'turnOff'

/** Whether logging in takes a code of an app as well; turning it on and off. */
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
