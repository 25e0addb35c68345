import { Trans, useLingui } from '@lingui/react/macro'
import { classNames } from '../../../lib/class-names.ts'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminButton, WordButton } from '../../../ui/admin/button.tsx'
import { CheckIcon, LockIcon } from '../../../ui/admin/icons.tsx'
import { LinkedText } from '../../../ui/linked-text.tsx'
import { usePageName } from '../../kit/artwork/artwork-labels.tsx'
import type { Pin, Proof } from '../../kit/artwork/artwork-queries.ts'
import { formatMoment } from '../../kit/formats.ts'
import { customerOf } from '../../kit/orders/order-labels.tsx'
import type { OrderDetail } from '../../kit/orders/queries.ts'
import { useNow } from '../../kit/use-now.ts'
import { countPins } from './order-rules.ts'
import type { PrintActs, PrintPage } from './use-print-page.ts'

type RemarksProps = { order: OrderDetail; page: PrintPage; acts: PrintActs }

/** Both sides' remarks on the proofs, round by round, as the pins on the artwork beside them. */
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

/** The customer's request without a place, in one sentence. */
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

type RemarkProps = {
  pin: Pin
  proof: Proof
  /** The name of who left it. */
  name: string
  page: PrintPage
  onFix: ((fixed: boolean) => void) | undefined
}

export const remarkId = (pinId: number): string => `remark-${pinId}`

/** A remark; when chosen, its pin on the artwork is highlighted too. */
function Remark({ pin, proof, name, page, onFix }: RemarkProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const now = useNow()
  const pageName = usePageName()
  const isChosen = page.pinId === pin.id
  const isClosed = pin.fixedAt !== null
  const pages = page.version?.number === proof.version ? page.version.pages.length : 0
  const place = pages > 1 ? pageName(pin.page, pages) : null
  return (
    <li
      id={remarkId(pin.id)}
      className={classNames(
        'border-line2 border-b px-3.5 py-2.5 last:border-b-0',
        isChosen && 'bg-cyan-ground shadow-[inset_4px_0_0_var(--cyan)]',
      )}
    >
      <div className="flex gap-3">
        <PinMark pin={pin} />
        <div className={classNames('min-w-0 grow', isClosed && 'text-t3')}>
          <p className="flex flex-wrap items-center justify-between gap-x-4">
            <button
              type="button"
              aria-pressed={isChosen}
              aria-label={t`Remark ${pin.number}: ${name}`}
              onClick={() => {
                page.show({ version: proof.version, round: proof.round })
                page.choosePin(isChosen ? null : pin.id)
              }}
              className="min-h-6 text-left font-semibold underline-offset-4 hover:underline max-md:min-h-11 pointer-coarse:min-h-11"
            >
              {name}
            </button>
            {isClosed ? (
              <span className="inline-flex items-center gap-1 text-ok">
                <CheckIcon size={14} />
                <Trans>closed</Trans>
              </span>
            ) : (
              <time dateTime={pin.at} className="text-t3">
                {formatMoment(pin.at, now, language)}
              </time>
            )}
          </p>
          <p className="whitespace-pre-line wrap-anywhere">
            <LinkedText text={pin.text} />
          </p>
          {pin.internal && (
            <p className="admin-meta mt-0.5 flex items-center gap-1 text-warn">
              <LockIcon size={13} />
              <Trans>internal, hidden from the customer</Trans>
            </p>
          )}
          <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
            {onFix && !isClosed && (
              <AdminButton
                aria-label={t`Remark ${pin.number} is fixed`}
                onClick={() => onFix(true)}
                className="max-md:min-h-11!"
              >
                <CheckIcon />
                <Trans>Fixed</Trans>
              </AdminButton>
            )}
            {onFix && isClosed && (
              <WordButton aria-label={t`Open remark ${pin.number} again`} onClick={() => onFix(false)}>
                <Trans>Open it again</Trans>
              </WordButton>
            )}
            {place && <span className="admin-meta ml-auto text-t3">{place}</span>}
          </p>
        </div>
      </div>
    </li>
  )
}

function lookOf({ side, internal, fixedAt }: Pick<Pin, 'side' | 'internal' | 'fixedAt'>): string {
  if (fixedAt !== null) return 'border border-line bg-paper text-t3'
  if (internal) return 'border border-warn bg-warn-ground text-warn'
  return side === 'customer' ? 'bg-pin text-on-pin' : 'bg-key text-on-key'
}

/** A remark's number on its drop, whose point at the lower left is the place on the artwork. */
const PinMark = ({ pin }: { pin: Pick<Pin, 'side' | 'internal' | 'fixedAt' | 'number'> }) => (
  <span
    aria-hidden="true"
    className={classNames(
      'grid size-5.5 shrink-0 place-items-center rounded-[50%_50%_50%_0] font-semibold text-[11px] tabular-nums',
      lookOf(pin),
    )}
  >
    {pin.number}
  </span>
)
