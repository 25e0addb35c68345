import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isUnmade, takesArtwork } from '../../../../../src/domains/order-status/statuses.ts'
import { useApi } from '../../../../lib/api.ts'
import { classNames } from '../../../../lib/class-names.ts'
import { formatDate } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { Tick } from '../../../../ui/icons.tsx'
import { Money } from '../../../../ui/money.tsx'
import { orderMoneyQuery } from '../../../kit/money/money-parts.ts'
import { PayButton } from '../../../kit/money/pay-button.tsx'
import { WaysToPay } from '../../../kit/money/ways-to-pay.tsx'
import type { Artwork } from '../../../kit/orders/order-parts.ts'
import type { Approval } from '../docket-key.ts'
import type { MyOrderDetail } from '../order-labels.tsx'

/** What must be paid before the order's next step, and when it was; null where nothing must. */
export function useMoneyGate({ id, status }: Pick<MyOrderDetail, 'id' | 'status'>) {
  const { data } = useQuery(orderMoneyQuery({ api: useApi() }, id))
  if (!data?.money) return null
  const isBefore = takesArtwork(status)
  const gate = isBefore ? data.beforeProduction : data.beforeHandover
  // While it is being made, nothing waits for money; once it is ready, only what is missing is said.
  if (!gate || (!isBefore && (isUnmade(status) || gate.missing === 0))) return null
  const isDeposit = gate.amount < data.money.total
  const request = data.requests.find(({ state, together }) => state === 'Open' && together !== null)
  const payable = data.requests.find((one) => one.payable !== null)
  return {
    ...gate,
    orderId: id,
    isDeposit,
    together: request?.together ?? null,
    payable: payable ? { id: payable.id, azn: payable.payable ?? 0 } : null,
    paidAt: data.payments[0]?.at ?? null,
  }
}
export type MoneyGate = NonNullable<ReturnType<typeof useMoneyGate>>

type GateStepsProps = {
  gate: MoneyGate
  /** Of an order whose artwork is to be approved. */
  artwork?: Artwork | undefined
  approval?: Approval | undefined
  /** What one does about the artwork. */
  children?: ReactNode
}

/** What printing waits for, each with its state; what is done keeps its place. One alone has no number. */
export function GateSteps({ gate, artwork, approval, children }: GateStepsProps) {
  const needsArtwork = artwork && artwork.state !== 'NotNeeded' && artwork.state !== 'Optional'
  const isPaid = gate.missing === 0
  return (
    <ol className={classNames('mt-7 grid border border-key', needsArtwork && 'lg:grid-cols-2')}>
      <Step
        number={needsArtwork ? 1 : null}
        doneAt={isPaid ? gate.paidAt : null}
        isDone={isPaid}
        title={
          gate.isDeposit ? (
            <Trans>
              Deposit, <Money azn={gate.amount} />
            </Trans>
          ) : (
            <Trans>
              Payment, <Money azn={gate.amount} />
            </Trans>
          )
        }
      >
        {!isPaid && (
          <>
            {gate.missing < gate.amount && (
              <p>
                <Trans>
                  <Money azn={gate.missing} /> are missing
                </Trans>
              </p>
            )}
            {gate.together && (
              <p>
                <Trans>
                  Asked for with other orders, <Money azn={gate.together.amount} /> in one sum
                </Trans>
              </p>
            )}
            {gate.payable ? (
              <div className="pt-3">
                <PayButton orderId={gate.orderId} requestId={gate.payable.id} azn={gate.payable.azn} />
              </div>
            ) : (
              <WaysToPay className="pt-1" />
            )}
          </>
        )}
      </Step>
      {needsArtwork && (
        <Step
          number={2}
          doneAt={approval?.at ?? null}
          isDone={artwork.state === 'Approved'}
          title={<Trans>Approval for print</Trans>}
          className="border-key max-lg:border-t lg:border-l"
        >
          {artwork.state !== 'Approved' && (
            <p>
              {artwork.state === 'ProofWaiting' ? (
                <Trans>The proof waits for your approval.</Trans>
              ) : (
                <Trans>There is no proof to approve yet.</Trans>
              )}
            </p>
          )}
          {children}
        </Step>
      )}
    </ol>
  )
}

type StepProps = {
  number: number | null
  isDone: boolean
  doneAt: string | null
  title: ReactNode
  className?: string
  children?: ReactNode
}

function Step({ number, isDone, doneAt, title, className, children }: StepProps) {
  const language = useLanguage()
  return (
    <li className={classNames('flex min-w-0 items-start gap-3.5 p-4.5', className)}>
      {(number !== null || isDone) && (
        <span
          aria-hidden="true"
          className="grid size-6.5 shrink-0 place-items-center bg-key font-extrabold text-[15px] text-paper"
        >
          {isDone ? <Tick size={18} /> : number}
        </span>
      )}
      <div className="min-w-0 grow">
        <p className="font-extrabold text-[18px] leading-6.5">{title}</p>
        <div className="type-small">
          {isDone && (
            <p>
              {doneAt === null ? (
                <Trans context="step">Done</Trans>
              ) : (
                <Trans>Done on {formatDate(doneAt, language, 'moment')}</Trans>
              )}
            </p>
          )}
          {children}
        </div>
      </div>
    </li>
  )
}
