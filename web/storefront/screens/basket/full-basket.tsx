import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { LineQuote } from '../../../../src/domains/basket/quote-output.ts'
import { type BasketLine, changeLines, mostLines } from '../../../lib/basket/device-basket.ts'
import { classNames } from '../../../lib/class-names.ts'
import { randomId } from '../../../lib/random-id.ts'
import { TextLink } from '../../../ui/button.tsx'
import { useNotify } from '../../../ui/notice.tsx'
import { BasketLineRow } from './basket-line.tsx'
import { BasketPanel } from './basket-panel.tsx'
import { KeptWhere } from './kept-where.tsx'
import { RemovedLine } from './removed-line.tsx'
import type { useBasket } from './use-basket.ts'
import { useBasketQuote } from './use-basket-quote.ts'
import { useOrderPress } from './use-order-press.ts'
import type { PlaceBasket } from './use-place-basket.tsx'
import type { useRemoved } from './use-removed.ts'
import { withRemoved } from './with-removed.ts'

/** Above it phones show names, runs and prices only, and the sum first. */
const manyLines = 10

type FullBasketProps = {
  basket: ReturnType<typeof useBasket>
  removing: ReturnType<typeof useRemoved>
  place: PlaceBasket
}

/** The lines, and beside them the sum. */
export function FullBasket({ basket, removing, place }: FullBasketProps) {
  const { t } = useLingui()
  const notify = useNotify()
  const { lines, change } = basket
  const { quote, isCurrent, isError, refetch } = useBasketQuote(lines)
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set())
  const [sending, setSending] = useState<ReadonlySet<string>>(new Set())
  const quoteOf = (id: string) => quote?.lines.find((line) => line.id === id)
  useEffect(() => {
    if (!isCurrent || !quote) return
    // What is shown for the first time is what was seen.
    for (const line of lines) {
      const total = quote.lines.find(({ id }) => id === line.id)?.total
      if (line.seenTotal === null && typeof total === 'number') change(line.id, { seenTotal: total })
    }
  }, [isCurrent, quote, lines, change])
  const press = useOrderPress({
    ...{ lines, quote, isCurrent, isError },
    order: (shown) => place.submit({ lines, quote: shown }),
    changed: place.sayChanged,
    failed: () => {
      void refetch()
      place.say(t`The prices aren’t here yet. Please try again in a moment.`)
    },
  })
  function goesOn(hinders: (line: BasketLine) => boolean): boolean {
    const hindering = lines.find((line) => wrong.has(line.id) || hinders(line))
    if (!hindering) return true
    place.say(t`A line can’t be ordered as it is. It says why.`)
    const row = document.getElementById(`line-${hindering.id}`)
    row?.scrollIntoView({ block: 'center' })
    // From there the keyboard goes on to what mends it.
    row?.focus({ preventScroll: true })
    return false
  }
  function order() {
    if (sending.size > 0) place.say(t`A file is still on its way. Please order as soon as it has come.`)
    else if (goesOn((line) => isHindered(line, quoteOf(line.id)))) press.press()
  }
  function duplicate(index: number) {
    if (lines.length >= mostLines) return notify('error', t`The basket is full: at most 50 lines.`)
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

/** A file that isn't kept any more is said to be gone, never left out in silence. */
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
