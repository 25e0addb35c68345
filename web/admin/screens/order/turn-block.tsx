import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { Bar } from '../../../ui/admin/bar.tsx'
import { AdminButton, AdminLinkButton, buttonLook } from '../../../ui/admin/button.tsx'
import { ChatIcon, LinkIcon, UploadIcon } from '../../../ui/admin/icons.tsx'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { SectionFailed } from '../../../ui/admin/section-failed.tsx'
import type { OrderTurn } from '../../kit/artwork/artwork-queries.ts'
import { useTurnText } from '../../kit/artwork/turn-texts.ts'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { canOpen } from '../../kit/frame/menu.ts'
import { useLetterKeys } from '../../kit/frame/shortcuts.ts'
import type { OrderDetail } from '../../kit/orders/queries.ts'
import { useWaitingText } from '../../kit/orders/use-waiting-text.ts'
import { useWhatsApp } from '../../kit/orders/use-whatsapp.ts'
import { minutesSince } from '../../kit/orders/waiting-time.ts'
import { useNow } from '../../kit/use-now.ts'
import { GateLines, MoneyGateHead } from './money/gate-lines.tsx'
import { RecordButton } from './money/money-panel.tsx'
import { wantsAll } from './money/money-rules.ts'
import { openPins } from './order-rules.ts'
import { type PrintActs, type PrintPage, turnId } from './use-print-page.ts'

type TurnBlockProps = { order: OrderDetail; page: PrintPage; acts: PrintActs }

/** Whose turn it is with the order, what there is to do, since when, and the one action for it. */
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
      id={turnId}
      aria-label={t`Whose turn`}
      className={classNames(
        'mb-7 flex border border-key bg-paper max-md:flex-col',
        owner === 'stopped' && 'border-dashed',
      )}
    >
      <TurnOwner owner={owner} />
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-5 gap-y-3 border-key px-3.5 py-3 max-md:border-t md:border-l">
        <div className="min-w-0 grow basis-72">
          {turn.data.what === 'pay' ? (
            <MoneyGateHead order={order} />
          ) : (
            <p className="font-semibold">
              {text(turn.data.what, {
                version: artwork.data.versions[0]?.number ?? 0,
                round: newest?.round ?? 0,
                openPins: openPins(newest).length,
              })}
            </p>
          )}
          <p className="admin-meta text-t3">
            {waits && <Trans>waiting {waiting(minutesSince(turn.data.since, now))}</Trans>}
            {waits && taken && ' · '}
            {taken && (
              <Trans>
                owner {taken.by.name} {taken.by.surname}
              </Trans>
            )}
          </p>
          <GateLines order={order} />
          <NewestMessage page={page} />
        </div>
        <TurnActions order={order} turn={turn.data} page={page} acts={acts} />
      </div>
    </section>
  )
}

/** The customer's last unread message. */
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

type TurnActionsProps = { order: OrderDetail; turn: OrderTurn; page: PrintPage; acts: PrintActs }

/** The one action that the turn asks for, and beside it the button to take the order on. */
function TurnActions({ order, turn, page, acts }: TurnActionsProps) {
  return (
    <div className="flex flex-wrap items-center gap-2 max-md:w-full max-md:[&>*]:grow">
      {turn.side === 'staff' && <TakeButton turn={turn} acts={acts} />}
      <MainAct order={order} turn={turn} page={page} acts={acts} />
    </div>
  )
}

/** A user who has taken it on can release it. */
function TakeButton({ turn: { taken }, acts }: { turn: OrderTurn; acts: PrintActs }) {
  const { user } = useFrame()
  const [letters] = useLetterKeys()
  const isMine = taken?.by.id === user.id
  return (
    <AdminButton onClick={acts.take}>
      {isMine ? <Trans>Let go of it</Trans> : <Trans>Take it on</Trans>}
      {letters && <KeyCap>D</KeyCap>}
    </AdminButton>
  )
}

function MainAct({ order, turn: { what }, page, acts }: TurnActionsProps) {
  const { user } = useFrame()
  switch (what) {
    case 'price':
      return canOpen(user, 'newOrders') ? (
        <AdminLinkButton to="/admin/newordersadmin" search={{ order: order.id }} variant="primary">
          <Trans>Set the price</Trans>
        </AdminLinkButton>
      ) : null
    case 'lookAtFile':
    case 'makeProof':
    case 'makeChanges':
      return <ProofButton page={page} acts={acts} />
    case 'design':
      return acts.upload ? (
        <Primary onClick={acts.upload}>
          <UploadIcon />
          <Trans>Upload the design</Trans>
        </Primary>
      ) : null
    case 'startProduction':
      return acts.produce ? (
        <Primary onClick={acts.produce}>
          <Trans>To production</Trans>
        </Primary>
      ) : null
    case 'answerMessage':
      return (
        <Primary onClick={acts.write} cap="M">
          <Trans>Answer</Trans>
        </Primary>
      )
    case 'collect':
      return <CallButton order={order} />
    case 'pay':
      return <PayActs order={order} page={page} acts={acts} />
    case 'sendArtwork':
    case 'fixArtwork':
    case 'lookAtFindings':
    case 'answerProof':
      return (
        <AdminButton onClick={() => page.ask('link')}>
          <LinkIcon />
          <Trans>Remind</Trans>
        </AdminButton>
      )
    case 'produce':
    case 'waitForChecks':
    case 'nothing':
      return null
  }
}

/** What can be done about money that isn't there: write it down, remind, or let the order go on without it. */
function PayActs({ order, page, acts }: { order: OrderDetail; page: PrintPage; acts: PrintActs }) {
  const { passing } = acts
  return (
    <>
      {passing && (
        <AdminButton variant="danger" aria-haspopup="dialog" onClick={() => page.ask(passing)}>
          <PassingLabel order={order} passing={passing} />
        </AdminButton>
      )}
      <AdminButton aria-haspopup="dialog" onClick={() => page.ask('link')}>
        <LinkIcon />
        <Trans>Remind</Trans>
      </AdminButton>
      {acts.record && <RecordButton page={page} primary />}
    </>
  )
}

type PassingLabelProps = { order: OrderDetail; passing: NonNullable<PrintActs['passing']> }

function PassingLabel({ order, passing }: PassingLabelProps) {
  if (passing === 'handOverUnpaid') return <Trans>Hand over unpaid…</Trans>
  return wantsAll(order) ? <Trans>Start unpaid…</Trans> : <Trans>Start without the deposit…</Trans>
}

type PrimaryProps = { onClick: () => void; cap?: string; children: ReactNode }

function Primary({ onClick, cap, children }: PrimaryProps) {
  const [letters] = useLetterKeys()
  return (
    <AdminButton variant="primary" onClick={onClick}>
      {children}
      {letters && cap && <KeyCap inverse>{cap}</KeyCap>}
    </AdminButton>
  )
}

function ProofButton({ page, acts }: { page: PrintPage; acts: PrintActs }) {
  const round = (page.proofs.data?.proofs[0]?.round ?? 0) + 1
  if (!acts.propose) return null
  return (
    <Primary onClick={acts.propose} cap="E">
      <Trans>Make proof {round}</Trans>
    </Primary>
  )
}

function CallButton({ order }: { order: OrderDetail }) {
  const whatsApp = useWhatsApp(order)
  if (!whatsApp) return null
  return (
    <a href={whatsApp} target="_blank" rel="noreferrer" className={buttonLook({})}>
      <ChatIcon /> <Trans>Remind</Trans>
    </a>
  )
}

type Owner = OrderTurn['side'] | 'stopped'

const looks: Record<Owner, string> = {
  staff: 'bg-key text-on-key',
  customer: 'bg-paper',
  workshop: 'bg-paper',
  none: 'bg-paper text-t2',
  stopped: 'bg-[repeating-linear-gradient(135deg,var(--hatch)_0_1px,transparent_1px_6px)]',
}
const texts: Record<Owner, ReactNode> = {
  staff: <Trans>Our turn</Trans>,
  customer: <Trans>The customer’s turn</Trans>,
  workshop: <Trans>In the workshop</Trans>,
  none: <Trans>Nobody’s turn</Trans>,
  stopped: <Trans>Stopped</Trans>,
}

/** Whose turn it is: black is ours, outlined another party's, hatched stands still. */
const TurnOwner = ({ owner }: { owner: Owner }) => (
  <p
    className={classNames(
      'admin-ticket flex shrink-0 items-center px-3.5 py-3 leading-5! max-md:py-2 md:w-34',
      looks[owner],
    )}
  >
    <span className={owner === 'stopped' ? 'bg-paper px-1' : undefined}>{texts[owner]}</span>
  </p>
)

const day = 24 * 60 * 60_000
/** After this time without the customer's answer an order stands still. */
const stillAfter = 5 * day

/** The customer hasn't answered for days. */
const ownerOf = ({ side, since, what }: OrderTurn, now: number): Owner =>
  side === 'customer' && what !== 'collect' && now - Date.parse(since) >= stillAfter ? 'stopped' : side
