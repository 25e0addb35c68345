import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { pick } from '../../../../src/lib/languages.ts'
import { formatMoney } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminField } from '../../../ui/admin/field.tsx'
import { ErrorIcon } from '../../../ui/admin/icons.tsx'
import { AdminInput, AdminSelect } from '../../../ui/admin/inputs.tsx'
import { AddressPart } from './address-part.tsx'
import { useShipmentTexts } from './shipment-words.ts'
import type { WayFormProps, Ways } from './use-ways.ts'
import type { Goods, StaffWay, WayOffer } from './way-offers.ts'

/** How an order comes: the ways with their prices, those that customers don't see too, and where it goes. */
export function WayForm({ ways, ...form }: WayFormProps & { ways: Ways }) {
  const { t } = useLingui()
  const { draft, onChange, isChecked, errors } = form
  const { way } = ways
  const isUnchosen = isChecked && ways.missing.includes('wayId')
  const wayError = errors['delivery.wayId'] ?? (isUnchosen ? t`Choose how the order comes.` : undefined)
  return (
    <div className="grid gap-3.5">
      <WayList
        ways={ways}
        chosen={draft.wayId}
        onChoose={(wayId) => onChange({ ...draft, wayId, zoneId: null })}
      />
      {wayError && (
        <p role="alert" className="admin-meta flex gap-1.5 text-error">
          <ErrorIcon size={14} className="mt-px" />
          <span>{wayError}</span>
        </p>
      )}
      {way?.kind === 'pickup' && ways.points.length > 1 && <PointSelect ways={ways} {...form} />}
      {way && way.kind !== 'pickup' && <AddressPart ways={ways} way={way} {...form} />}
      {way && (
        <div className="grid items-start gap-x-3 gap-y-3.5 sm:grid-cols-2">
          <AdminField
            label={<Trans>Who takes it</Trans>}
            hint={<Trans>The customer, unless it is someone else.</Trans>}
          >
            <AdminInput
              maxLength={100}
              value={draft.recipient}
              onChange={({ target }) => onChange({ ...draft, recipient: target.value })}
            />
          </AdminField>
          {way.kind !== 'pickup' && (
            <AdminField label={<Trans>For the courier</Trans>} error={errors['delivery.note']}>
              <AdminInput
                maxLength={300}
                value={draft.note}
                onChange={({ target }) => onChange({ ...draft, note: target.value })}
              />
            </AdminField>
          )}
        </div>
      )}
    </div>
  )
}

type WayListProps = { ways: Ways; chosen: number | null; onChoose: (id: number) => void }

function WayList({ ways: { ways, offers, hasPrices }, chosen, onChoose }: WayListProps) {
  const language = useLanguage()
  const name = useId()
  const first = chosen ?? ways[0]?.id
  return (
    <fieldset>
      <legend className="admin-meta pb-1 font-medium">
        <Trans context="delivery">Way</Trans>
      </legend>
      <ul className="border border-line">
        {ways.map((way) => (
          <li key={way.id} className="border-line2 [&+&]:border-t">
            <label className="flex min-h-11 cursor-pointer items-start gap-2.5 px-3 py-2 has-checked:bg-cyan-ground">
              <input
                type="radio"
                name={name}
                className="mt-0.5 size-4 accent-key"
                checked={way.id === chosen}
                data-safe={way.id === first ? '' : undefined}
                onChange={() => onChoose(way.id)}
              />
              <span className="min-w-0 grow wrap-anywhere">
                <span className="block font-medium">{pick(way, 'name', language)}</span>
                <WayFacts way={way} />
              </span>
              <OfferText offer={offers?.get(way.id)} hasPrice={hasPrices} />
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

/** How long it takes, and what staff have to know of it. */
function WayFacts({ way: { kind, daysFrom, daysTo, isShown, prepaidOnly } }: { way: StaffWay }) {
  const { t } = useLingui()
  const span = daysFrom === daysTo ? String(daysTo) : `${daysFrom}–${daysTo}`
  const days =
    daysFrom === daysTo
      ? t`${plural(daysTo, { one: '# working day', other: '# working days' })}`
      : t`${span} working days`
  const facts = [
    kind !== 'pickup' && (daysTo === 0 ? t`on the same day` : days),
    prepaidOnly && t`only what is paid`,
    !isShown && t`customers don’t see it`,
  ].filter(Boolean)
  return facts.length > 0 && <span className="admin-meta block text-t3">{facts.join(' · ')}</span>
}

function OfferText({ offer, hasPrice }: { offer: WayOffer | undefined; hasPrice: boolean }) {
  const { t } = useLingui()
  const language = useLanguage()
  if (!offer || (!hasPrice && offer.kind !== 'impossible')) return null
  const free = t({ message: 'free', context: 'delivery' })
  const price = offer.kind === 'price' && offer.azn > 0 ? formatMoney(offer.azn, language) : free
  const text = {
    told: t`we say the price`,
    asks: t`depends on the zone`,
    impossible: t({ message: 'not possible', context: 'delivery' }),
  }
  return (
    <span
      className={
        offer.kind === 'impossible' ? 'text-error' : 'whitespace-nowrap tabular-nums max-sm:whitespace-normal'
      }
    >
      {offer.kind === 'price' ? price : text[offer.kind]}
    </span>
  )
}

function PointSelect({ ways, draft, onChange, errors }: WayFormProps & { ways: Ways }) {
  const language = useLanguage()
  return (
    <AdminField label={<Trans>Where it is picked up</Trans>} error={errors['delivery.pointId']}>
      <AdminSelect
        value={draft.pointId ?? ways.points[0]?.id ?? ''}
        onChange={({ target }) => onChange({ ...draft, pointId: Number(target.value) })}
      >
        {ways.points.map((point) => (
          <option key={point.id} value={point.id}>
            {pick(point, 'address', language)}
          </option>
        ))}
      </AdminSelect>
    </AdminField>
  )
}

/** What is known of the weight that the prices are reckoned with. */
export function WeightNote({ goods }: { goods: Goods | null }) {
  const { weight } = useShipmentTexts()
  if (!goods)
    return (
      <p className="admin-meta text-t3">
        <Trans>The price is reckoned for all orders that go together, once the way is chosen.</Trans>
      </p>
    )
  const { grams } = goods
  return (
    <p className="admin-meta text-t3">
      {grams === null ? (
        <Trans>Its weight isn’t known, so that we say the price.</Trans>
      ) : (
        <Trans>Reckoned for {weight(grams)} with packing.</Trans>
      )}
    </p>
  )
}
