import { Trans, useLingui } from '@lingui/react/macro'
import { takesArtwork } from '../../../../src/domains/order-status/statuses.ts'
import { formatDate } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminButton, WordButton } from '../../../ui/admin/button.tsx'
import { ErrorIcon, StampIcon } from '../../../ui/admin/icons.tsx'
import { SectionFailed } from '../../../ui/admin/section-failed.tsx'
import { Switch } from '../../../ui/admin/switch.tsx'
import { LinkedText } from '../../../ui/linked-text.tsx'
import type { Approval, Proofs } from '../../kit/artwork/artwork-queries.ts'
import type { OrderDetail } from '../../kit/orders/queries.ts'
import { approvalId, type PrintActs, type PrintPage } from './use-print-page.ts'

type ApprovalSectionProps = { order: OrderDetail; page: PrintPage; acts: PrintActs }

/** The slot for the customer's approval stamp; an order that was started without one says so in its place. */
export function ApprovalSection({ order, page, acts }: ApprovalSectionProps) {
  const { t } = useLingui()
  const { proofs, artwork } = page
  if (proofs.isError && !proofs.data)
    return (
      <SectionFailed onRetry={() => proofs.refetch()} busy={proofs.isFetching}>
        <Trans>The approval did not load.</Trans>
      </SectionFailed>
    )
  if (!proofs.data) return null
  const { override, staffProof } = proofs.data
  const approvals = proofs.data.proofs.flatMap((proof) => proof.approvals)
  const valid = approvals.find(({ withdrawnAt }) => withdrawnAt === null)
  const withdrawn = approvals.filter(({ withdrawnAt }) => withdrawnAt !== null)
  const isOpen = takesArtwork(order.status)
  const isApproved = artwork.data?.state === 'Approved' && valid !== undefined
  return (
    <section id={approvalId} aria-label={t`Approval for print`}>
      <h2 className="admin-h2 mb-2 leading-6!">
        <Trans>Approval for print</Trans>
      </h2>
      <div className="border-key border-t-2 border-b border-b-line2 bg-paper">
        <div className="grid gap-3 px-3.5 py-3">
          {override && <OverrideSlip override={override} />}
          {isApproved && <Stamp approval={valid} />}
          {!override && !isApproved && <EmptySlot />}
          {withdrawn.map((approval) => (
            <WithdrawnApproval key={approval.at} approval={approval} />
          ))}
          {acts.withdraw && (
            <WordButton className="justify-self-start" onClick={acts.withdraw}>
              <Trans>Take the approval back…</Trans>
            </WordButton>
          )}
        </div>
        {isOpen && artwork.data?.isPrintable === false && (
          <div className="flex flex-wrap items-center justify-between gap-3 border-line2 border-t px-3.5 py-2.5">
            <p className="text-t2">
              <Trans>No production without approval.</Trans>
            </p>
            {acts.canOverride && (
              <AdminButton variant="danger" onClick={() => page.ask('override')} className="max-md:w-full">
                <Trans>Start without approval…</Trans>
              </AdminButton>
            )}
          </div>
        )}
        {isOpen && (
          <div className="px-3.5">
            <Switch
              label={<Trans>We make the proof</Trans>}
              hint={
                <Trans>
                  Otherwise the site shows customers their own file at once if nothing has to be fixed.
                </Trans>
              }
              checked={staffProof}
              onChange={acts.requireByStaff}
            />
          </div>
        )}
      </div>
    </section>
  )
}

const ticks = [
  <Trans key="texts">Texts</Trans>,
  <Trans key="size">Size</Trans>,
  <Trans key="colours">Colours</Trans>,
]

/** Where the customer's stamp comes: dashed, with the three things that they tick. */
const EmptySlot = () => (
  <>
    <p className="flex items-center gap-3 border border-line border-dashed px-3.5 py-3 text-t2">
      <StampIcon size={22} />
      <Trans>The stamp comes here when the customer agrees: version, name, time.</Trans>
    </p>
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-t2">
      {ticks.map((tick) => (
        <li key={tick.key} className="flex items-center gap-2">
          <span aria-hidden="true" className="size-3.5 border border-line" />
          {tick}
        </li>
      ))}
    </ul>
  </>
)

/** What the customer approved: which version, by which name, when, and that they ticked all three. */
function Stamp({ approval }: { approval: Approval }) {
  const { version, name, at, by, address, link, staffDevice, isTold } = approval
  const { madeBy = '', forWhom = '' } = link ?? {}
  const language = useLanguage()
  return (
    <div className="flex gap-3.5 border-2 border-ok px-3.5 py-3">
      <StampIcon size={26} className="text-ok" />
      <div className="min-w-0">
        <p className="admin-ticket text-ok">
          <Trans>Approved for print</Trans>
        </p>
        <p className="font-medium wrap-anywhere">
          v{version} · {name}
        </p>
        <p className="text-ok">
          <time dateTime={at}>{formatDate(at, language, 'moment')}</time> ·{' '}
          <Trans>texts, size, colours</Trans>
        </p>
        <p className="admin-meta text-t3 wrap-anywhere">
          {by === 'link' ? <Trans>by the link</Trans> : <Trans>by the account</Trans>}
          {link?.createdBy === 'staff' && (
            <>
              {' '}
              <Trans>that {madeBy} made</Trans>
            </>
          )}
          {forWhom !== '' && (
            <>
              {', '}
              <Trans>for {forWhom}</Trans>
            </>
          )}
          {address && ` · ${address}`}
        </p>
        {staffDevice && (
          <p className="admin-meta text-error">
            <Trans>Staff had logged in on this device before.</Trans>
          </p>
        )}
        {isTold === false && (
          <p className="admin-meta text-error">
            <Trans>The customer has no confirmed e-mail: nobody has told them of it.</Trans>
          </p>
        )}
      </div>
    </div>
  )
}

/** An approval that was taken back stays on record. */
function WithdrawnApproval({ approval }: { approval: Approval }) {
  const language = useLanguage()
  const { version, name, at, withdrawnAt, withdrawnBy } = approval
  const day = withdrawnAt === null ? '' : formatDate(withdrawnAt, language, 'moment')
  return (
    <div className="border border-line2 px-3.5 py-2">
      <p className="text-t3 line-through wrap-anywhere">
        v{version} · {name} · {formatDate(at, language, 'moment')}
      </p>
      <p className="admin-meta text-t2">
        {withdrawnBy === 'staff' ? (
          <Trans>Taken back by us, {day}</Trans>
        ) : (
          <Trans>Taken back by the customer, {day}</Trans>
        )}
      </p>
    </div>
  )
}

type Override = NonNullable<Proofs['override']>

/** Printed without an approval: why, who began it, and when the customer saw that. */
function OverrideSlip({ override: { reason, name, at, version, seenAt } }: { override: Override }) {
  const language = useLanguage()
  const seen = seenAt === null ? '' : formatDate(seenAt, language, 'moment')
  return (
    <div className="border border-line2 border-l-4 border-l-error px-3.5 py-2.5">
      <p className="flex gap-2 font-semibold text-error">
        <ErrorIcon className="mt-0.5" />
        <span>
          <Trans>Started without approval</Trans>
          {version !== null && `, v${version}`}
        </span>
      </p>
      <p className="mt-1 whitespace-pre-line wrap-anywhere">
        <LinkedText text={reason} />
      </p>
      <p className="admin-meta mt-1 text-t3 wrap-anywhere">
        {name}, {formatDate(at, language, 'moment')} ·{' '}
        {seenAt === null ? (
          <Trans>the customer has not seen it yet</Trans>
        ) : (
          <Trans>the customer saw it {seen}</Trans>
        )}
      </p>
    </div>
  )
}
