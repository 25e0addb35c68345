import { useDraggable } from '@dnd-kit/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { isGivenUp, isMoveTarget } from '../../../../src/domains/order-status/statuses.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { classNames } from '../../../lib/class-names.ts'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { ChevronRightIcon } from '../../../ui/admin/icons.tsx'
import { Reference } from '../../../ui/reference.tsx'
import { isLong } from '../../kit/orders/board-rules.ts'
import { rememberOpened } from '../../kit/orders/last-list.ts'
import { MoneyMark } from '../../kit/orders/money-word.tsx'
import { moveLabel } from '../../kit/orders/move-labels.ts'
import { NoteMark } from '../../kit/orders/note-mark.tsx'
import { waysOf } from '../../kit/orders/offered-actions.ts'
import { ChoicesLine } from '../../kit/orders/order-choices.tsx'
import { customerOf, PriceLabel } from '../../kit/orders/order-labels.tsx'
import type { ListedOrder } from '../../kit/orders/queries.ts'
import { minutesSince, waitingFor } from '../../kit/orders/waiting-time.ts'
import { DueLabel } from '../../kit/production/due-label.tsx'
import { useNow } from '../../kit/use-now.ts'
import type { Moving } from './use-moving.ts'

type BoardCardProps = { order: ListedOrder; moving: Moving; isBusy: boolean; onFocus: () => void }

/** An order as a card: a link to it, picked up by the pointer or by Space. */
export function BoardCard({ order, moving, isBusy, onFocus }: BoardCardProps) {
  const { t } = useLingui()
  const { listeners, setNodeRef } = useDraggable({ id: order.id, data: { order }, disabled: isBusy })
  const { picked } = moving
  const isPicked = picked?.order.id === order.id
  return (
    <li
      ref={setNodeRef}
      {...listeners}
      onFocus={onFocus}
      aria-busy={isBusy || undefined}
      className={classNames(
        'group/card relative touch-manipulation border bg-paper px-2.5 py-2',
        isPicked ? 'border-cyan shadow-[inset_0_0_0_1px_var(--cyan)]' : 'border-line2 hover:border-t3',
        picked !== null && !isPicked && 'bg-sheet',
      )}
    >
      <Link
        data-card={order.id}
        to="/admin/ordersadmin/$id"
        params={{ id: String(order.id) }}
        draggable={false}
        aria-describedby="board-how"
        onClick={() => rememberOpened(order.id)}
        onKeyDown={(event) => {
          if (event.key !== ' ' && !(event.key === 'Enter' && isPicked)) return
          event.preventDefault()
          if (event.repeat) return
          if (isPicked && picked?.to === undefined) moving.putBack()
          else if (isPicked && picked?.to) moving.put(order, picked.to)
          else moving.pickUp(order)
        }}
        className="block outline-none! after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:outline-cyan focus-visible:after:outline-offset-2"
      >
        <CardLabel order={order} />
        {isPicked && <span className="sr-only">{t`picked up`}</span>}
      </Link>
      <NextButton order={order} moving={moving} />
    </li>
  )
}

/** A card's content, also while it is dragged. */
export function CardLabel({ order }: { order: ListedOrder }) {
  const language = useLanguage()
  const ageText = useAgeText()
  const minutes = minutesSince(order.orderDate, useNow())
  return (
    <>
      <span className="flex justify-between gap-2 text-t3 tabular-nums">
        <span className="truncate">
          <Trans>
            <span className="font-semibold text-t2">{order.id}</span> · {formatNumber(order.count, language)}{' '}
            pcs
          </Trans>
        </span>
        <span className="flex items-center gap-1.5 whitespace-nowrap">
          <NoteMark count={order.noteCount} />
          <span className={isLong(order.status, minutes) ? 'font-medium text-warn' : ''}>
            {ageText(minutes)}
          </span>
        </span>
      </span>
      <span className="block truncate font-medium">
        {pick(order.serviceType ?? order.service, 'name', language)}
      </span>
      <ChoicesLine order={order} className="text-t2" />
      <span className="flex justify-between gap-2">
        <span className="truncate text-t2">{customerOf(order)}</span>
        {order.price !== null && (
          <span className="whitespace-nowrap font-semibold">
            <PriceLabel order={order} />
          </span>
        )}
      </span>
      {order.money && (
        <span className="block">
          <MoneyMark order={order} />
        </span>
      )}
      {order.promisedOn !== null && !isGivenUp(order.status) && (
        <span className="block text-t2">
          <Trans>Due</Trans> <DueLabel order={order} />
        </span>
      )}
    </>
  )
}

/** The same move with one press: over the card's corner with a mouse, below the card on touch screens. */
function NextButton({ order, moving }: { order: ListedOrder; moving: Moving }) {
  const { t, i18n } = useLingui()
  const way = waysOf(order).find(({ act }) => act !== 'cancel')
  if (!way) return null
  const label = isMoveTarget(way.to) ? i18n._(moveLabel[way.to]) : t`Set the price`
  return (
    <button
      type="button"
      title={label}
      onClick={() => moving.put(order, way.to)}
      className="z-[1] grid place-items-center rounded-[2px] border border-line bg-paper font-medium hover:border-key pointer-coarse:relative pointer-coarse:mt-2 pointer-coarse:min-h-11 pointer-coarse:w-full pointer-fine:absolute pointer-fine:top-1.5 pointer-fine:right-1.5 pointer-fine:size-6 pointer-fine:opacity-0 pointer-fine:focus-visible:opacity-100 pointer-fine:group-hover/card:opacity-100"
    >
      <span className="pointer-fine:sr-only">
        {label}
        <span className="sr-only">
          , <Reference id={order.id} />
        </span>
      </span>
      <ChevronRightIcon size={14} className="pointer-coarse:hidden" />
    </button>
  )
}

/** How old an order is, in its biggest unit: `38 min`, `5 h`, `3 d`. */
function useAgeText(): (minutes: number) => string {
  const { t } = useLingui()
  return (total) => {
    const age = waitingFor(Math.max(total, 1))
    if (age.unit === 'days') return t`${age.days} d`
    return age.unit === 'hours' ? t`${age.hours} h` : t`${'minutes' in age ? age.minutes : 1} min`
  }
}
