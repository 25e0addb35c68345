import { Trans, useLingui } from '@lingui/react/macro'
import { classNames } from '../../../../lib/class-names.ts'
import { Bar } from '../../../../ui/admin/bar.tsx'
import { KeyCap } from '../../../../ui/admin/key-cap.tsx'
import { SectionFailed } from '../../../../ui/admin/section-failed.tsx'
import { useLetterKeys } from '../../../kit/frame/shortcuts.ts'
import type { OrderDetail } from '../../../kit/orders/queries.ts'
import { useWaitingText } from '../../../kit/orders/use-waiting-text.ts'
import { minutesSince } from '../../../kit/orders/waiting-time.ts'
import { useNow } from '../../../kit/use-now.ts'
import { openPins } from '../remarks/open-pins.ts'
import type { PrintActs } from '../use-print-acts.ts'
import type { PrintPage } from '../use-print-page.ts'
import { TurnActions } from './turn-actions.tsx'
import { ownerOf, TurnOwner } from './turn-owner.tsx'
import { useTurnText } from './use-turn-text.ts'

type TurnBlockProps = { order: OrderDetail; page: PrintPage; acts: PrintActs }

/** Whose turn it is with the order, what there is to do, for how long already, and the one act for it. */
export function TurnBlock({ order, page, acts }: TurnBlockProps) {
  const { t } = useLingui()
  const now = useNow()
  const text = useTurnText()
  const waiting = useWaitingText()
  const { turn, artwork, proofs } = page
  const [newest] = proofs.data?.proofs ?? []
  if (turn.isError && !turn.data)
    return (
      <div className="mb-7">
        <SectionFailed onRetry={() => turn.refetch()} busy={turn.isFetching}>
          <Trans>Whose turn it is did not load.</Trans>
        </SectionFailed>
      </div>
    )
  if (!turn.data || !artwork.data) return <Bar className="mb-7 h-18! w-full" />
  const owner = ownerOf(turn.data, now)
  const { taken } = turn.data
  const waits = turn.data.side !== 'none' && turn.data.side !== 'workshop'
  return (
    <section
      aria-label={t`Whose turn`}
      className={classNames(
        'mb-7 flex border border-key bg-paper max-md:flex-col',
        owner === 'stopped' && 'border-dashed',
      )}
    >
      <TurnOwner owner={owner} />
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-5 gap-y-3 border-key px-3.5 py-3 max-md:border-t md:border-l">
        <div className="min-w-0 grow basis-72">
          <p className="font-semibold">
            {text(turn.data.what, {
              version: artwork.data.versions[0]?.number ?? 0,
              round: newest?.round ?? 0,
              openPins: openPins(newest).length,
            })}
          </p>
          <p className="admin-meta text-t3">
            {waits && <Trans>waiting {waiting(minutesSince(turn.data.since, now))}</Trans>}
            {waits && taken && ' · '}
            {taken && (
              <Trans>
                owner {taken.by.name} {taken.by.surname}
              </Trans>
            )}
          </p>
          <NewestMessage page={page} />
        </div>
        <TurnActions order={order} turn={turn.data} page={page} acts={acts} />
      </div>
    </section>
  )
}

/** What the customer wrote last and nobody has read. */
function NewestMessage({ page: { thread } }: { page: PrintPage }) {
  const [letters] = useLetterKeys()
  const unread = thread.data?.messages.findLast(({ isOwn, readAt }) => !isOwn && readAt === null)
  if (!unread) return null
  return (
    <p className="mt-1 flex items-baseline gap-2">
      <span className="line-clamp-2 min-w-0 wrap-anywhere">
        <span className="font-medium text-cyan-text">
          <Trans>New message:</Trans>
        </span>{' '}
        {unread.text === '' ? <Trans>a file</Trans> : <Trans>“{unread.text}”</Trans>}
      </span>
      {letters && <KeyCap>M</KeyCap>}
    </p>
  )
}
