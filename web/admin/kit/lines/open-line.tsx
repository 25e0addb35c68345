import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { pick } from '../../../../src/lib/languages.ts'
import { toAzn } from '../../../../src/lib/money.ts'
import { formatMoney } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatDayAndMonth } from '../../../lib/weekday.ts'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { AdminField } from '../../../ui/admin/field.tsx'
import { TrashIcon } from '../../../ui/admin/icons.tsx'
import { AdminInput, AdminSelect } from '../../../ui/admin/inputs.tsx'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { NumberField } from '../../../ui/admin/number-field.tsx'
import { PartLabel, PriceRow, SignedMoney } from '../orders/price-lines.tsx'
import type { LineRoom } from '../production/queries.ts'
import { ArtworkWord } from './artwork-word.tsx'
import { LineChoices } from './line-choices.tsx'
import type { LineConfiguration } from './line-options.ts'
import type { LinePrice, NamedLine } from './line-prices.ts'
import { type CounterItem, type DraftLine, type LinesFor, lineArtworks } from './lines.ts'
import { Runs } from './runs.tsx'
import type { Lines } from './use-lines.ts'

/** What every line of an order or a quote needs to be edited. */
export type LinesProps = {
  linesFor: LinesFor
  lines: Lines
  items: readonly CounterItem[]
  /** The customer's own discount, basis points. */
  customerBp: number
  /** The server's errors by field: `lines.0.reason`. */
  errors: Readonly<Record<string, string>>
  /** Whether missing fields are reported already. */
  isChecked: boolean
}

type OpenLineProps = LinesProps & {
  line: DraftLine
  index: number
  price: LinePrice
  item: CounterItem | undefined
  configuration: LineConfiguration | undefined
  room: LineRoom | undefined
}

/**
 * All fields of a line: its run with the prices of neighbouring runs, the price and its reason, artwork, a
 * comment.
 */
export function OpenLine(props: OpenLineProps) {
  const { t } = useLingui()
  const { lines, line, index, price, item, configuration, customerBp, items, errors, isChecked } = props
  const change = (next: Partial<DraftLine>) => lines.change(line.key, next)
  const error = (field: string) => errors[`lines.${index}.${field}`]
  const hint = usePriceHint(price)
  return (
    <div className="grid gap-4 border-line2 border-t px-3.5 pt-3.5 pb-4 shadow-[inset_3px_0_0_var(--cyan)] md:pl-13">
      {line.isFree && (
        <div className="grid gap-3 md:ml-26 md:grid-cols-2">
          <AdminField label={<Trans>What it is</Trans>} {...optional('error', error('title'))}>
            <AdminInput
              value={line.title}
              maxLength={200}
              onChange={(event) => change({ title: event.target.value })}
            />
          </AdminField>
          <ServiceChoice items={items} line={line} onChange={change} />
        </div>
      )}
      <LineErrors errors={errors} index={index} />
      {configuration && item && (
        <LineChoices
          line={line}
          item={item}
          configuration={configuration}
          customerBp={customerBp}
          onChange={change}
        />
      )}
      <Runs
        line={line}
        item={item}
        configuration={configuration}
        customerBp={customerBp}
        error={error('count')}
        onChange={change}
      />
      <div className="grid items-start gap-3 md:ml-26 md:grid-cols-[17rem_minmax(0,1fr)]">
        <NumberField
          label={<Trans>Price</Trans>}
          unit="₼"
          value={line.price}
          placeholder={price.quote ? toAzn(price.quote.total).toFixed(2).replace('.', ',') : ''}
          onChange={(event) => change({ price: event.target.value })}
          {...optional('error', price.isWrong ? t`A price above 0, for example 12.50` : error('price'))}
          {...optional('hint', hint)}
        />
        {(price.isByHand && price.quote !== null) || line.reason !== '' ? (
          <AdminField
            required
            label={<Trans>Reason, for staff only</Trans>}
            {...optional(
              'error',
              error('reason') ??
                (isChecked && price.lacksReason ? t`Say why it is not the calculated price` : undefined),
            )}
          >
            <AdminInput
              value={line.reason}
              maxLength={500}
              onChange={(event) => change({ reason: event.target.value })}
            />
          </AdminField>
        ) : null}
      </div>
      {price.quote && price.quote.parts.length > 1 && <Parts parts={price.quote.parts} />}
      <div className="grid gap-3 @min-[760px]:grid-cols-[minmax(0,1fr)_200px_120px] md:ml-26">
        <AdminField
          label={<Trans>Comment, the customer reads it</Trans>}
          {...optional('error', error('comment'))}
        >
          <AdminInput
            value={line.comment}
            maxLength={2000}
            onChange={(event) => change({ comment: event.target.value })}
          />
        </AdminField>
        {(item?.hasArtwork || line.isFree) && <ArtworkChoice line={line} onChange={change} />}
        {props.linesFor === 'quote' && (
          <NumberField
            label={<Trans>Working days</Trans>}
            unit=""
            inputMode="numeric"
            maxLength={3}
            value={line.days}
            onChange={(event) => change({ days: event.target.value })}
            {...optional('error', error('days'))}
          />
        )}
      </div>
      {props.linesFor === 'quote' && props.room?.isFull && (
        <FreeDay room={props.room} onTake={(days) => change({ days: String(days) })} />
      )}
      <div className="md:ml-22">
        <AdminButton variant="quiet" onClick={() => lines.remove(line.key)}>
          <TrashIcon size={16} />
          <Trans>Delete the line</Trans> <KeyCap>Del</KeyCap>
        </AdminButton>
      </div>
    </div>
  )
}

/** What each choice adds to the base price, and the reductions. */
const Parts = ({ parts }: { parts: readonly NamedLine[] }) => (
  <dl className="grid max-w-90 gap-1 md:ml-26">
    {parts.map(({ kind, name, amount }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
      <PriceRow key={index} label={name ?? <PartLabel kind={kind} />}>
        <SignedMoney azn={toAzn(amount)} />
      </PriceRow>
    ))}
  </dl>
)

/** How the calculated price came about, where something came off. */
function usePriceHint({ quote }: LinePrice): string | undefined {
  const { t } = useLingui()
  const language = useLanguage()
  if (!quote) return undefined
  const total = formatMoney(toAzn(quote.total), language)
  if (quote.saving === 0) return t`by the table ${total}`
  const base = formatMoney(toAzn(quote.base), language)
  return quote.kind === 'client'
    ? t`by the table ${base}, with the customer’s discount ${total}`
    : t`by the table ${base}, in the campaign ${total}`
}

/** A property only where it has a value. */
const optional = <Name extends string>(name: Name, value: string | undefined) =>
  (value === undefined ? {} : { [name]: value }) as { [Key in Name]?: string }

/** The server's errors about the item and the choices, which have no field of their own. */
function LineErrors({ errors, index }: { errors: Readonly<Record<string, string>>; index: number }) {
  const own = Object.entries(errors).filter(([path]) =>
    ['serviceId', 'serviceTypeId', 'options'].some((field) => path.startsWith(`lines.${index}.${field}`)),
  )
  return own.map(([path, message]) => (
    <p key={path} role="alert" className="text-error">
      {message}
    </p>
  ))
}

/** Offers as many working days as the next day with room is away (PROD-13). */
function FreeDay({ room: { room, roomDays }, onTake }: { room: LineRoom; onTake: (days: number) => void }) {
  const language = useLanguage()
  if (room === null || roomDays === null) return null
  const day = formatDayAndMonth(room, language)
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-warn md:ml-26">
      <Trans>No room until the day of this line. The next with room: {day}.</Trans>
      <AdminButton onClick={() => onTake(roomDays)}>
        <Plural value={roomDays} one="Offer # working day" other="Offer # working days" />
      </AdminButton>
    </p>
  )
}

type ArtworkChoiceProps = { line: DraftLine; onChange: (next: Partial<DraftLine>) => void }

/** Who makes the artwork of a line. */
const ArtworkChoice = ({ line, onChange }: ArtworkChoiceProps) => (
  <AdminField label={<Trans>Artwork</Trans>}>
    <AdminSelect
      value={line.artwork}
      onChange={({ target }) => {
        const artwork = lineArtworks.find((one) => one === target.value)
        if (artwork) onChange({ artwork })
      }}
    >
      {lineArtworks.map((one) => (
        <option key={one} value={one}>
          <ArtworkWord artwork={one} />
        </option>
      ))}
    </AdminSelect>
  </AdminField>
)

type ServiceChoiceProps = {
  items: readonly CounterItem[]
  line: DraftLine
  onChange: (next: Partial<DraftLine>) => void
}

/** The service that a free line is counted under. */
function ServiceChoice({ items, line, onChange }: ServiceChoiceProps) {
  const language = useLanguage()
  const services = new Map(
    items.map(({ serviceId, service }) => [serviceId, pick(service, 'name', language)]),
  )
  return (
    <AdminField label={<Trans>Belongs to the service</Trans>}>
      <AdminSelect
        value={line.serviceId}
        onChange={({ target }) => onChange({ serviceId: Number(target.value) })}
      >
        {[...services].map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </AdminSelect>
    </AdminField>
  )
}
