import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { BasketQuote, LineQuote } from '../../../../src/domains/basket/quote-output.ts'
import { type BasketLine, changeLines, maxLines } from '../../../lib/basket/device-basket.ts'
import { classNames } from '../../../lib/class-names.ts'
import { randomId } from '../../../lib/random-id.ts'
import { TextButton, TextLink } from '../../../ui/button.tsx'
import { useNotify } from '../../../ui/notice.tsx'
import { useLogIn } from '../../kit/account/login.tsx'
import { DeliverySection } from '../../kit/delivery/delivery-section.tsx'
import type { Delivery } from '../../kit/delivery/use-delivery.ts'
import { BasketLineRow } from './basket-line.tsx'
import { BasketPanel } from './basket-panel.tsx'
import { goodsOf } from './goods-of.ts'
import { type Removed, type useBasket, useBasketQuote, type useRemoved } from './use-basket.ts'
import type { PlaceBasket } from './use-place-basket.tsx'

/** With more lines than this, phones show names, runs and prices only, and the sum first. */
const manyLines = 10

type FullBasketProps = {
  basket: ReturnType<typeof useBasket>
  removing: ReturnType<typeof useRemoved>
  place: PlaceBasket
  delivery: Delivery
}

/** The lines, and beside them the sum. */
export function FullBasket({ basket, removing, place, delivery }: FullBasketProps) {
  const { t } = useLingui()
  const notify = useNotify()
  const { lines, change } = basket
  const { quote, isCurrent, isError, refetch } = useBasketQuote(lines)
  const holds = useRef(false)
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set())
  const [sending, setSending] = useState<ReadonlySet<string>>(new Set())
  const quoteOf = (id: string) => quote?.lines.find((line) => line.id === id)
  useEffect(() => {
    if (!isCurrent || !quote) return
    // The first price that is shown is the one the customer has seen.
    for (const line of lines) {
      const total = quote.lines.find(({ id }) => id === line.id)?.total
      if (line.seenTotal === null && typeof total === 'number') change(line.id, { seenTotal: total })
    }
  }, [isCurrent, quote, lines, change])
  const press = useOrderPress({
    lines,
    quote,
    isCurrent,
    isError,
    isDeliveryKnown: delivery.isKnown,
    order(shown) {
      const { told } = delivery
      if (delivery.goesOn())
        place.submit({ lines, quote: shown, holds: holds.current, delivery: told?.choice })
    },
    changed: place.sayChanged,
    failed: () => {
      void refetch()
      place.say(t`The prices aren’t here yet. Please try again in a moment.`)
    },
  })
  function goesOn(hinders: (line: BasketLine) => boolean): boolean {
    const hindering = lines.find((line) => wrong.has(line.id) || hinders(line))
    if (!hindering) return true
    place.say(t`One of the lines can’t be ordered as it is. The reason is shown there.`)
    const row = document.getElementById(`line-${hindering.id}`)
    row?.scrollIntoView({ block: 'center' })
    // From there the keyboard reaches the control that corrects it.
    row?.focus({ preventScroll: true })
    return false
  }
  function order(isHeld: boolean) {
    holds.current = isHeld
    if (sending.size > 0) place.say(t`A file is still uploading. Please order as soon as it is done.`)
    else if (goesOn((line) => isHindered(line, quoteOf(line.id)))) press.press()
  }
  function duplicate(index: number) {
    if (lines.length >= maxLines) return notify('error', t`The basket is full: at most 50 lines.`)
    changeLines((before) => {
      const line = before[index]
      return line ? before.toSpliced(index + 1, 0, { ...line, id: randomId(), uploads: undefined }) : before
    })
  }
  const isMany = lines.length > manyLines
  return (
    <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,426px)]">
      <div className="min-w-0">
        <ul className="border-key border-t-2">
          {withRemoved(lines, removing.removed).map((row, index) =>
            'until' in row ? (
              <RemovedLine
                key={row.line.id}
                name={row.name}
                onUndo={() => removing.undo(row)}
                onHold={removing.hold}
              />
            ) : (
              <BasketLineRow
                key={row.id}
                line={row}
                quote={quoteOf(row.id)}
                isFolded={isMany}
                isUnfinished={wrong.has(row.id)}
                onChange={(values) => change(row.id, values)}
                onWrong={(isWrong) => setWrong((before) => withOrWithout(before, row.id, isWrong))}
                onSending={(isSending) => setSending((before) => withOrWithout(before, row.id, isSending))}
                onDuplicate={() => duplicate(lines.indexOf(row))}
                onRemove={(name) => {
                  setWrong((before) => withOrWithout(before, row.id, false))
                  place.removed(row.id)
                  removing.remove(row, name, index)
                }}
              />
            ),
          )}
        </ul>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 pt-6">
          <KeptWhere basket={basket} />
          <TextLink to="/services" arrow>
            <Trans>Back to services</Trans>
          </TextLink>
        </div>
        {quote && lines.length > 0 && (
          <div className="pt-12">
            <DeliverySection delivery={delivery} goods={goodsOf(lines, quote)} />
          </div>
        )}
      </div>
      <div
        className={classNames(
          'lg:sticky lg:top-[calc(20px+var(--notices,0px))]',
          isMany && 'max-lg:order-first',
        )}
      >
        {lines.length > 0 && (
          <BasketPanel
            lines={lines}
            quote={quote}
            isCurrent={isCurrent}
            place={place}
            delivery={delivery}
            isWaiting={press.isWaiting}
            isUnfinished={wrong.size > 0}
            onOrder={order}
            check={() => goesOn(({ id }) => quoteOf(id)?.isOrderable === false)}
          />
        )}
      </div>
    </div>
  )
}

/** A file that is no longer stored is named as gone, never left out silently. */
const isHindered = ({ artwork, uploads = [], repeats }: BasketLine, quote: LineQuote | undefined): boolean =>
  quote?.isOrderable === false ||
  (artwork === 'customer' &&
    (quote?.files.some(({ id, name }) => name === null && uploads.includes(id)) === true ||
      (repeats !== undefined && quote?.repeated?.files.length === 0)))

function withOrWithout(ids: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(ids)
  if (isIn) next.add(id)
  else next.delete(id)
  return next
}

type RemovedLineProps = { name: string; onUndo: () => void; onHold: (isHeld: boolean) => void }

/** The row in the place of a line that was removed just now. */
function RemovedLine({ name, onUndo, onHold }: RemovedLineProps) {
  return (
    <li
      className="flex flex-wrap items-center justify-between gap-4 border-key border-b py-4"
      onPointerEnter={() => onHold(true)}
      onPointerLeave={() => onHold(false)}
    >
      <span>
        <Trans>Removed: {name}</Trans>
      </span>
      <TextButton autoFocus className="font-bold" onClick={onUndo}>
        <Trans context="order">Undo</Trans>
      </TextButton>
    </li>
  )
}

/** The lines, together with those removed just now in their old places. */
function withRemoved(lines: readonly BasketLine[], removed: readonly Removed[]): (BasketLine | Removed)[] {
  const rows: (BasketLine | Removed)[] = [...lines]
  // The last one was removed from what the others had left.
  for (const one of removed.toReversed())
    if (lines.every(({ id }) => id !== one.line.id)) rows.splice(one.index, 0, one)
  return rows
}

/** Says where the basket is kept, and how to have it on other devices. */
function KeptWhere({ basket }: { basket: ReturnType<typeof useBasket> }) {
  const { isSignedIn, isOnline, account, sync } = basket
  const openLogIn = useLogIn()
  if (!isSignedIn)
    return (
      <p>
        <Trans>The basket is kept on this device.</Trans>{' '}
        <TextButton className="font-bold" onClick={() => openLogIn({ onSignedIn: () => void sync() })}>
          <Trans>Log in to keep it</Trans>
        </TextButton>
      </p>
    )
  return (
    <p role="status">
      {!isOnline && <Trans>No connection: the basket is kept on this device for now.</Trans>}
      {isOnline && account === 'isFull' && (
        <Trans>Your account holds 50 lines: anything beyond that stays on this device only.</Trans>
      )}
      {isOnline && account === 'failed' && (
        <>
          <Trans>The basket couldn’t be saved in your account. It is kept on this device.</Trans>{' '}
          <TextButton className="font-bold" onClick={() => void sync()}>
            <Trans>Try again</Trans>
          </TextButton>
        </>
      )}
      {isOnline && account === 'keeps' && (
        <Trans>The basket is kept in your account, you see it on other devices too.</Trans>
      )}
    </p>
  )
}

type OrderPress = {
  lines: readonly BasketLine[]
  quote: BasketQuote | undefined
  isCurrent: boolean
  isError: boolean
  /** Which ways of delivery there are. */
  isDeliveryKnown: boolean
  /** Orders at the prices that were shown when the button was pressed. */
  order: (quote: BasketQuote) => void
  /** Called when the prices differ from those at the press. */
  changed: () => void
  failed: () => void
}

/** The result for these lines only: lines removed just now are still part of the last answer. */
const totalsOf = (quote: BasketQuote, lines: readonly BasketLine[]): string =>
  JSON.stringify(lines.map(({ id }) => quote.lines.find((line) => line.id === id)?.total))

/**
 * Orders at the prices that are shown: while newer ones are loading it waits for them, and goes on when they are the
 * same.
 */
function useOrderPress({
  lines,
  quote,
  isCurrent,
  isError,
  isDeliveryKnown,
  order,
  changed,
  failed,
}: OrderPress) {
  const [pressed, setPressed] = useState<string | null>(null)
  const isSettled = pressed !== null && ((isCurrent && isDeliveryKnown) || isError)
  useEffect(() => {
    if (!isSettled) return
    setPressed(null)
    if (!isCurrent || !quote) failed()
    else if (totalsOf(quote, lines) === pressed) order(quote)
    else changed()
  }, [isSettled, isCurrent, lines, quote, pressed, order, changed, failed])
  return {
    isWaiting: pressed !== null,
    press: () => (quote ? setPressed(totalsOf(quote, lines)) : failed()),
  }
}
