import { Trans, useLingui } from '@lingui/react/macro'
import { formatNumber } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { LinkedText } from '../../../../ui/linked-text.tsx'
import type { Proof } from '../../../kit/artwork/artwork-queries.ts'
import { formatMoment } from '../../../kit/formats.ts'
import { customerOf } from '../../../kit/orders/order-labels.tsx'
import type { OrderDetail } from '../../../kit/orders/queries.ts'
import { useNow } from '../../../kit/use-now.ts'
import type { PrintActs } from '../use-print-acts.ts'
import type { PrintPage } from '../use-print-page.ts'
import { countPins } from './open-pins.ts'
import { Remark } from './remark.tsx'

type RemarksProps = { order: OrderDetail; page: PrintPage; acts: PrintActs }

/** What both sides remarked on the proofs, round by round: the pins of the artwork beside them. */
export function Remarks({ order, page, acts }: RemarksProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const proofs = page.proofs.data?.proofs ?? []
  const shown = page.proof ?? proofs[0]
  if (!shown) return null
  const { open, closed } = countPins(shown.pins)
  const figures = { open: formatNumber(open, language), closed: formatNumber(closed, language) }
  const canFix = shown.round === proofs[0]?.round && acts.propose !== undefined
  return (
    <section aria-label={t`Remarks`}>
      <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="admin-h2 leading-6!">
          <Trans>Remarks</Trans>
        </h2>
        <Rounds proofs={proofs} shown={shown} page={page} />
        <span className="ml-auto text-t3">
          <Trans>
            {figures.open} open, {figures.closed} closed
          </Trans>
        </span>
      </div>
      <div className="border-key border-t-2 border-b border-b-line2 bg-paper xl:max-h-150 xl:overflow-y-auto">
        {shown.message !== '' && (
          <p className="border-line2 border-b px-3.5 py-2.5 whitespace-pre-line wrap-anywhere">
            <span className="text-t3">
              <Trans>Our message:</Trans>
            </span>{' '}
            <LinkedText text={shown.message} />
          </p>
        )}
        {shown.letPass && (
          <p className="border-line2 border-b bg-warn-ground px-3.5 py-2.5 whitespace-pre-line wrap-anywhere">
            <span className="font-medium text-warn">
              <Trans>Let pass:</Trans>
            </span>{' '}
            {shown.letPass}
          </p>
        )}
        {shown.asked && shown.asked.text !== '' && <Asked order={order} proof={shown} />}
        <ol>
          {shown.pins.map((pin) => (
            <Remark
              key={pin.id}
              pin={pin}
              proof={shown}
              name={pin.side === 'customer' ? customerOf(order) : t`We`}
              page={page}
              onFix={canFix ? (fixed) => acts.fix(shown, pin, fixed) : undefined}
            />
          ))}
        </ol>
        {shown.pins.length === 0 && !shown.asked && (
          <p className="px-3.5 py-3 text-t3">
            <Trans>Nobody has remarked anything on this proof yet.</Trans>
          </p>
        )}
      </div>
    </section>
  )
}

/** What the customer asked for in one sentence, without a place. */
function Asked({ order, proof: { asked } }: { order: OrderDetail; proof: Proof }) {
  const language = useLanguage()
  const now = useNow()
  if (!asked) return null
  return (
    <div className="border-line2 border-b px-3.5 py-2.5">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-semibold">{customerOf(order)}</span>
        <time dateTime={asked.at} className="text-t3">
          {formatMoment(asked.at, now, language)}
        </time>
      </p>
      <p className="whitespace-pre-line wrap-anywhere">
        <LinkedText text={asked.text} />
      </p>
    </div>
  )
}

type RoundsProps = { proofs: readonly Proof[]; shown: Proof; page: PrintPage }

function Rounds({ proofs, shown, page }: RoundsProps) {
  if (proofs.length === 0) return null
  return (
    <fieldset className="flex flex-wrap divide-x divide-line2 rounded-[2px] border border-line bg-paper">
      <legend className="sr-only">
        <Trans>Which proof’s remarks</Trans>
      </legend>
      {proofs.toReversed().map(({ round, version }) => (
        <button
          key={round}
          type="button"
          aria-pressed={round === shown.round}
          onClick={() => page.show({ version, round })}
          className="min-h-7 px-2.5 text-t2 hover:text-key aria-pressed:bg-key aria-pressed:font-medium aria-pressed:text-on-key max-md:min-h-11 pointer-coarse:min-h-11"
        >
          <Trans>Proof {round}</Trans>
        </button>
      ))}
    </fieldset>
  )
}
