import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef } from 'react'
import { pick } from '../../../../src/lib/languages.ts'
import { toAzn } from '../../../../src/lib/money.ts'
import { useApi } from '../../../lib/api.ts'
import { approvedFiles } from '../../../lib/artwork/approved-files.ts'
import { classNames } from '../../../lib/class-names.ts'
import { formatDate, formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Empty } from '../../../ui/admin/empty.tsx'
import { ChevronDownIcon, ChevronUpIcon } from '../../../ui/admin/icons.tsx'
import { SheetMark } from '../../../ui/admin/sheet-mark.tsx'
import { Money } from '../../../ui/money.tsx'
import { artworkQuery } from '../artwork/artwork-queries.ts'
import { orderQuery } from '../orders/queries.ts'
import type { LineRoom } from '../production/queries.ts'
import { AddLine } from './add-line.tsx'
import { ArtworkWord } from './artwork-word.tsx'
import { lineColumns } from './line-looks.ts'
import { type Configurations, chosenNames, configurationOf } from './line-options.ts'
import type { LinePrice } from './line-prices.ts'
import { type CounterItem, type DraftLine, itemOf } from './lines.ts'
import { type LinesProps, OpenLine } from './open-line.tsx'
import type { LineRooms } from './use-line-rooms.ts'

type LinesEditorProps = LinesProps & {
  /** The configurations of their products. */
  configurations: Configurations
  prices: readonly LinePrice[]
  rooms: LineRooms
  /** The customer; null until one is chosen. */
  customerId: number | null
  /** The customer's last order, to be repeated. */
  lastOrder: number | null
  /** Takes an earlier order as a new line. */
  onRepeat: (orderId: number) => void
}

/** The lines of an order or a quote: a table of them, of which one is open, and the field for the next. */
export function LinesEditor(props: LinesEditorProps) {
  const { t } = useLingui()
  const { lines, items, prices, lastOrder, onRepeat } = props
  const section = useFocusKeptInSight<HTMLElement>()
  return (
    <section ref={section} aria-label={t`Lines`} className="@container border-key border-t-2">
      <div
        aria-hidden="true"
        className={`admin-meta grid min-h-8 items-center gap-x-3 border-line2 border-b px-3.5 font-medium max-md:hidden ${lineColumns}`}
      >
        <span />
        <span>
          <Trans>Job</Trans>
        </span>
        <span className="text-right">
          <Trans>Run</Trans>
        </span>
        <span className="text-right @max-[760px]:hidden">
          <Trans>Calculated</Trans>
        </span>
        <span className="text-right">
          <Trans>Price</Trans>
        </span>
        <span>
          <Trans>Ready · artwork</Trans>
        </span>
        <span />
      </div>
      <ol>
        {lines.lines.map((line, index) => {
          const price = prices[index]
          return price && <LineRow key={line.key} {...props} line={line} index={index} price={price} />
        })}
      </ol>
      <AddLine items={items} lastOrder={lastOrder} onAdd={lines.add} onRepeat={onRepeat} />
      {lines.lines.length === 0 && (
        <div className="mt-6">
          <Empty
            title={<Trans>No lines yet</Trans>}
            why={
              <Trans>
                Prices can be worked out without a customer: on the phone write the lines first, choose the
                customer later.
              </Trans>
            }
          />
        </div>
      )}
    </section>
  )
}

/** What has the focus within the element stays in sight when something above it comes, grows or opens. */
function useFocusKeptInSight<Within extends HTMLElement>(): RefObject<Within | null> {
  const within = useRef<Within>(null)
  useEffect(() => {
    const element = within.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      const field = document.activeElement
      if (element.contains(field)) field?.scrollIntoView({ block: 'nearest' })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return within
}

type LineRowProps = LinesEditorProps & { line: DraftLine; index: number; price: LinePrice }

/**
 * A line as staff read it out: what, how many, the calculated price and the one that counts; its head opens
 * it.
 */
function LineRow(props: LineRowProps) {
  const { lines, items, configurations, line, index, price, errors, isChecked } = props
  const language = useLanguage()
  const item = itemOf(items, line)
  const configuration = configurationOf(configurations, line)
  const choices = configuration ? chosenNames(configuration, line) : ''
  const hasArtwork = line.isFree || (item?.hasArtwork ?? false)
  const isOpen = lines.open === line.key
  const hasFault =
    price.isImpossible ||
    (isChecked && (price.lacksReason || price.isWrong)) ||
    Object.keys(errors).some((path) => path.startsWith(`lines.${index}.`))
  const Chevron = isOpen ? ChevronUpIcon : ChevronDownIcon
  return (
    <li data-line-of={line.key} className="border-line2 border-b bg-paper">
      <button
        type="button"
        data-line={line.key}
        aria-expanded={isOpen}
        onClick={() => lines.toggle(line.key)}
        onKeyDown={(event) => {
          if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
          event.preventDefault()
          lines.move(line.key, event.key === 'ArrowUp' ? -1 : 1)
        }}
        className={classNames(
          'grid min-h-11 w-full items-center gap-x-3 px-3.5 py-2 text-left outline-offset-[-2px]!',
          'max-md:grid-cols-[24px_minmax(0,1fr)_28px]! max-md:gap-y-1',
          lineColumns,
          isOpen && 'bg-cyan-ground shadow-[inset_3px_0_0_var(--cyan)]',
        )}
      >
        <span className="text-t3 tabular-nums">{index + 1}</span>
        <span className="min-w-0">
          <LineName line={line} item={item} choices={choices} />
          {hasFault && (
            <span className="admin-meta block text-error">
              <Trans>Something is missing here</Trans>
            </span>
          )}
        </span>
        <span className="font-semibold tabular-nums max-md:col-start-2 md:text-right">
          {formatNumber(line.count, language)}
          <span className="font-normal md:sr-only">
            {' '}
            <Trans>pcs</Trans>
          </span>
        </span>
        <span className="text-t2 @max-[760px]:hidden md:text-right">
          <Calculated price={price} />
        </span>
        <span
          className={classNames(
            'font-semibold max-md:col-start-2 md:text-right',
            price.isByHand && 'shadow-[inset_3px_0_0_var(--cyan)] max-md:pl-2',
          )}
        >
          {price.price === null ? (
            <span className="font-normal text-t3">
              <Trans>no price yet</Trans>
            </span>
          ) : (
            <Money azn={toAzn(price.price)} />
          )}
        </span>
        <ReadyArtwork
          line={line}
          room={props.rooms.get(line.key)}
          hasArtwork={hasArtwork}
          customerId={props.customerId}
        />
        <Chevron size={16} className="justify-self-end text-t3 max-md:col-start-3 max-md:row-start-1" />
      </button>
      {isOpen && (
        <OpenLine {...props} item={item} configuration={configuration} room={props.rooms.get(line.key)} />
      )}
    </li>
  )
}

type LineNameProps = { line: DraftLine; item: CounterItem | undefined; choices: string }

function LineName({ line, item, choices }: LineNameProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const name = item ? pick(item.product ?? item.service, 'name', language) : line.title
  const below = choices || (item?.product ? pick(item.service, 'name', language) : '')
  const gone = t`Not on sale any more`
  const origin = line.isFree ? t`Free line, not in the catalogue` : below
  const { repeats } = line
  const repeated = repeats !== null && t`Repeat of No. ${repeats}`
  return (
    <>
      <span className="block font-semibold wrap-anywhere">{name || (line.isFree ? t`Free line` : gone)}</span>
      <span className="admin-meta block text-t3 wrap-anywhere">
        {[origin, repeated, line.comment].filter(Boolean).join(' · ')}
      </span>
    </>
  )
}

function Calculated({ price }: { price: LinePrice }) {
  if (price.quote) return <Money azn={toAzn(price.quote.total)} />
  if (price.price === null) return '—'
  return (
    <span className="text-warn">
      <Trans>by hand</Trans>
    </span>
  )
}

type ReadyArtworkProps = Pick<LinesEditorProps, 'customerId'> & {
  line: DraftLine
  room: LineRoom | undefined
  hasArtwork: boolean
}

/** When the line would be ready if its artwork were approved now, whether there is room, and who makes the artwork. */
function ReadyArtwork({ line, room, hasArtwork, customerId }: ReadyArtworkProps) {
  const language = useLanguage()
  const dayOf = (day: string) => formatDate(`${day}T00:00:00Z`, language, 'dayOfMonth')
  return (
    <span className="admin-meta min-w-0 max-md:col-start-2">
      {room?.day && (
        <span className="block">
          <span className="md:sr-only">
            <Trans>Ready</Trans>{' '}
          </span>
          {dayOf(room.day)}
        </span>
      )}
      {room?.isFull && room.room !== room.day && (
        <span className="block text-warn">
          <Trans>full, free: {dayOf(room.room ?? '')}</Trans>
        </span>
      )}
      {hasArtwork && (
        <span className="flex items-start gap-1 text-t2">
          <SheetMark state={line.artwork} />
          <span className="min-w-0">
            <LineArtworkWord line={line} customerId={customerId} />
          </span>
        </span>
      )}
    </span>
  )
}

type LineArtworkWordProps = { line: DraftLine; customerId: number | null }

/** Where a line's artwork comes from; a repeated order takes its approved artwork along (ART-13). */
function LineArtworkWord({ line: { artwork, repeats }, customerId }: LineArtworkWordProps) {
  const api = useApi()
  const enabled = repeats !== null && customerId !== null && artwork === 'Missing'
  const order = useQuery({ ...orderQuery(api, repeats ?? 0), enabled })
  const sent = useQuery({ ...artworkQuery(api, repeats ?? 0), refetchInterval: false, enabled })
  const isTheirs = enabled && order.data?.appUser.id === customerId
  if (!isTheirs || !sent.data || approvedFiles(sent.data).length === 0)
    return <ArtworkWord artwork={artwork} />
  return <Trans>approved in No. {repeats}</Trans>
}
