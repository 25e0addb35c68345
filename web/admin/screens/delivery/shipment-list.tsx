import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { WordButton } from '../../../ui/admin/button.tsx'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { Money } from '../../../ui/money.tsx'
import { groupWords } from '../../kit/delivery/shipment-words.ts'
import type { Shipment, ShipmentGroup } from '../../kit/delivery/shipments.ts'
import type { Selection } from '../../kit/orders/selection.ts'
import { phoneLinks } from '../../kit/phone-links.ts'
import { useNow } from '../../kit/use-now.ts'
import { MoneyText, nameOf, useWhereTexts, WeightText, WhenText } from './shipment-cells.tsx'
import { nextActOf, type Shown } from './shipment-groups.ts'
import { daysSince, moneyOf } from './shipment-state.ts'
import { useActNames } from './use-act-names.ts'

type ShipmentListProps = {
  groups: readonly Shown[]
  chosen: Shipment | undefined
  selection: Selection<Shipment>
  /** Whether this person may do anything with them. */
  canAct: boolean
  onChoose: (shipment: Shipment) => void
  /** Called on a press: the rail is shown. */
  onOpen: (shipment: Shipment) => void
  /** Called on Enter, and by the word at the end of a row: the next step. */
  onAct: (shipment: Shipment) => void
  onUnfold: (group: ShipmentGroup) => void
}

const grid =
  '@min-[700px]:grid-cols-[24px_64px_minmax(116px,1fr)_minmax(0,1.3fr)_60px_76px_68px_108px] @min-[700px]:items-center @min-[700px]:gap-x-2.5 @min-[700px]:px-3.5'

/** The groups of shipments, each with its rows; the focus chooses. */
export function ShipmentList({ groups, ...list }: ShipmentListProps) {
  // Beside the rail there may be less room than in a narrower window without it.
  return (
    <div className="@container">
      <div
        aria-hidden="true"
        className={classNames(
          'hidden border-key border-t-2 border-b border-b-line py-2 font-medium text-[12px] @min-[700px]:grid',
          grid,
        )}
      >
        <span />
        <span>
          <Trans>No. · order</Trans>
        </span>
        <span>
          <Trans>Customer</Trans>
        </span>
        <span>
          <Trans>Where to</Trans>
        </span>
        <span className="text-right">
          <Trans context="shipment">Weight</Trans>
        </span>
        <span className="text-right">
          <Trans>Money</Trans>
        </span>
        <span>
          <Trans>When</Trans>
        </span>
        <span />
      </div>
      {groups.map((shown) => (
        <Group key={shown.group} shown={shown} {...list} />
      ))}
    </div>
  )
}

type GroupProps = Omit<ShipmentListProps, 'groups'> & { shown: Shown }

function Group({ shown: { group, rows, total, hidden }, onUnfold, ...list }: GroupProps) {
  const { i18n } = useLingui()
  const name = useId()
  return (
    <section aria-labelledby={name}>
      <div className="flex min-h-9 flex-wrap items-baseline gap-x-3 border-line2 border-b bg-sheet px-3.5 py-1.5 @max-[700px]:mt-3 @max-[700px]:border-t">
        <h2 id={name} className="admin-h2">
          {i18n._(groupWords[group])} <span className="ml-1 font-normal text-t3 tabular-nums">{total}</span>
        </h2>
        <span className="admin-meta ml-auto text-t3">
          <GroupNote group={group} rows={rows} isWhole={hidden === 0} />
        </span>
        {hidden > 0 && (
          <WordButton onClick={() => onUnfold(group)}>
            <Plural value={hidden} one="# more" other="# more" />
          </WordButton>
        )}
      </div>
      {rows.length > 0 && (
        <ul>
          {rows.map((shipment) => (
            <Row key={shipment.id} shipment={shipment} {...list} />
          ))}
        </ul>
      )}
    </section>
  )
}

type GroupNoteProps = { group: ShipmentGroup; rows: readonly Shipment[]; isWhole: boolean }

/** What couriers still bring along, and when reminders go out. */
function GroupNote({ group, rows, isWhole }: GroupNoteProps) {
  if (group === 'uncollected') return <Trans>reminded after 2, 5 and 10 days</Trans>
  if (group !== 'underWay' || !isWhole) return null
  const sum = rows
    .map(moneyOf)
    .reduce((total, money) => total + (money.kind === 'collect' ? Math.round(money.azn * 100) : 0), 0)
  if (sum === 0) return null
  return (
    <Trans>
      to collect <Money azn={sum / 100} />
    </Trans>
  )
}

type RowProps = Omit<GroupProps, 'shown' | 'onUnfold'> & { shipment: Shipment }

function Row({ shipment, chosen, selection, canAct, onChoose, onOpen, onAct }: RowProps) {
  const { t } = useLingui()
  const { id, number, orders, appUser } = shipment
  const isChosen = id === chosen?.id
  const where = useWhereTexts()(shipment)
  const name = nameOf(shipment)
  return (
    <li
      data-shipment={id}
      aria-current={isChosen || undefined}
      className={classNames(
        'relative grid min-h-11 border-line2 border-b bg-paper py-1.5 @max-[700px]:grid-cols-[24px_minmax(0,1fr)_auto] @max-[700px]:gap-x-3 @max-[700px]:gap-y-1 @max-[700px]:px-3 @max-[700px]:py-2.5',
        grid,
        isChosen && 'bg-cyan-ground! shadow-[inset_3px_0_0_var(--cyan),inset_0_0_0_1px_var(--cyan)]',
      )}
    >
      <span className="relative z-[1] grid size-6 place-items-center @max-[700px]:row-span-2 pointer-coarse:size-11 pointer-coarse:-m-2.5">
        <input
          type="checkbox"
          className="size-4 accent-(--key)"
          aria-label={t`Select ${number}`}
          checked={selection.has(id)}
          onChange={({ nativeEvent }) =>
            selection.toggle(shipment, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
          }
        />
      </span>
      <span className="min-w-0 @max-[700px]:flex @max-[700px]:flex-wrap @max-[700px]:items-baseline @max-[700px]:gap-x-2">
        <button
          type="button"
          data-row=""
          onFocus={() => onChoose(shipment)}
          onClick={({ detail }) => (detail === 0 ? onAct(shipment) : onOpen(shipment))}
          className="font-semibold tabular-nums outline-none! after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-1 focus-visible:after:outline-cyan"
        >
          {number}
        </button>
        <span className="admin-meta block truncate text-t3 tabular-nums @max-[700px]:hidden">
          {orders.map((order) => order.id).join(', ')}
        </span>
        <span className="min-w-0 wrap-anywhere @min-[700px]:hidden">{name.main}</span>
      </span>
      <span className="min-w-0 @max-[700px]:hidden">
        <span className="block truncate">{name.main}</span>
        <span className="admin-meta block truncate text-t3 tabular-nums">
          {phoneLinks(appUser.phoneNumber).shown}
        </span>
      </span>
      <span className="min-w-0 @max-[700px]:hidden">
        <span className="block truncate">{where.main}</span>
        <span className="admin-meta block truncate text-t3">{where.below}</span>
      </span>
      <WeightText shipment={shipment} className="text-right @max-[700px]:hidden" />
      <span className="text-right tabular-nums @max-[700px]:hidden">
        <MoneyText shipment={shipment} />
      </span>
      <span className="tabular-nums @max-[700px]:hidden">
        <WhenText shipment={shipment} />
      </span>
      <ActWord shipment={shipment} isChosen={isChosen} canAct={canAct} onAct={onAct} />
      <span className="admin-meta min-w-0 text-t3 @max-[700px]:col-start-2 @min-[700px]:hidden">
        <span className="wrap-anywhere">{where.main}</span>
        {' · '}
        <span className="whitespace-nowrap">
          <MoneyText shipment={shipment} />
        </span>
        {' · '}
        <span className="whitespace-nowrap">
          <WhenText shipment={shipment} />
        </span>
      </span>
    </li>
  )
}

type ActWordProps = Pick<RowProps, 'shipment' | 'canAct' | 'onAct'> & { isChosen: boolean }

/** The one next step of a row, which Enter does. */
function ActWord({ shipment, isChosen, canAct, onAct }: ActWordProps) {
  const now = useNow()
  const name = useActNames()
  const next = nextActOf(shipment, daysSince(shipment.since, now))
  if (!canAct || next === null) return <span className="@max-[700px]:row-span-2" />
  return (
    <span className="relative z-[1] flex items-center justify-end gap-1.5 text-right @max-[700px]:row-span-2">
      <WordButton tabIndex={-1} onClick={() => onAct(shipment)} className="leading-4">
        {name(next, shipment.kind)}
      </WordButton>
      {isChosen && <KeyCap>↵</KeyCap>}
    </span>
  )
}
