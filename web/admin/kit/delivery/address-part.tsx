import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { AddressField } from '../../../../src/domains/order-shipment/address-fields.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminField } from '../../../ui/admin/field.tsx'
import { AdminInput, AdminSelect } from '../../../ui/admin/inputs.tsx'
import { usePhoneTyping } from '../../../ui/phone-typing.ts'
import { useShipmentTexts } from './shipment-words.ts'
import type { WayFormProps, Ways } from './use-ways.ts'
import type { WayDraft } from './way-draft.ts'
import type { StaffWay } from './way-offers.ts'

type AddressPartProps = WayFormProps & { ways: Ways; way: StaffWay }

/** Where it is brought to: one of the customer's addresses, or one that staff type. */
export function AddressPart(props: AddressPartProps) {
  const { ways, draft, onChange, errors } = props
  const { address } = useShipmentTexts()
  const error = errors['delivery.addressId'] ?? errors['delivery.address']
  return (
    <>
      {ways.addresses.length > 0 && (
        <AdminField label={<Trans>Address</Trans>} error={error}>
          <AdminSelect
            value={draft.addressId ?? ''}
            onChange={({ target }) =>
              onChange({
                ...draft,
                addressId: target.value === '' ? null : Number(target.value),
                zoneId: null,
              })
            }
          >
            {ways.addresses.map((one) => (
              <option key={one.id} value={one.id}>
                {[one.label, address(one)].filter(Boolean).join(': ')}
              </option>
            ))}
            <option value="">
              <AnotherAddress />
            </option>
          </AdminSelect>
        </AdminField>
      )}
      {draft.addressId === null && <TypedFields {...props} />}
      <PlaceAnswer {...props} />
    </>
  )
}

function AnotherAddress(): string {
  const { t } = useLingui()
  return t`Another address`
}

function TypedFields({ draft, onChange, errors, isChecked, ways }: AddressPartProps) {
  const { t } = useLingui()
  const required: Partial<Record<AddressField, string>> = {
    place: t`Write the city or district.`,
    street: t`Write the street.`,
    building: t`Write the building.`,
    phoneNumber: t`Write a phone number for the courier.`,
  }
  const change = (field: AddressField, value: string) =>
    onChange({
      ...draft,
      typed: { ...draft.typed, [field]: value },
      ...(field === 'place' && { zoneId: null }),
    })
  const field = (name: AddressField, label: ReactNode, longest: number, className = '') => (
    <AdminField
      label={label}
      className={className}
      required={required[name] !== undefined}
      error={
        errors[`delivery.address.${name}`] ??
        (isChecked && ways.missing.includes(name) ? required[name] : undefined)
      }
    >
      <AdminInput
        maxLength={longest}
        value={draft.typed[name]}
        onChange={({ target }) => change(name, target.value)}
        {...(name === 'postalCode' && { placeholder: 'AZ1000' })}
      />
    </AdminField>
  )
  return (
    <div className="grid grid-cols-6 gap-x-3 gap-y-3">
      {field('place', <Trans>City, district or settlement</Trans>, 200, 'col-span-6')}
      {field('street', <Trans>Street</Trans>, 200, 'col-span-4')}
      {field('building', <Trans>Building</Trans>, 40, 'col-span-2')}
      {field('entrance', <Trans>Entrance</Trans>, 40, 'col-span-2')}
      {field('floor', <Trans>Floor</Trans>, 40, 'col-span-2')}
      {field('flat', <Trans>Flat, office</Trans>, 40, 'col-span-2')}
      {field('landmark', <Trans>Landmark</Trans>, 300, 'col-span-6')}
      <AdminField
        label={<Trans>Phone</Trans>}
        className="col-span-4"
        required
        error={
          errors['delivery.address.phoneNumber'] ??
          (isChecked && ways.missing.includes('phoneNumber') ? required.phoneNumber : undefined)
        }
      >
        <TypedPhone value={draft.typed.phoneNumber} onChange={(value) => change('phoneNumber', value)} />
      </AdminField>
      {field('postalCode', <Trans>Index</Trans>, 20, 'col-span-2')}
    </div>
  )
}

const TypedPhone = (props: { value: string; onChange: (value: string) => void }) => (
  <AdminInput
    type="tel"
    inputMode="tel"
    placeholder="+994 50 123 45 67"
    maxLength={40}
    {...usePhoneTyping(props)}
  />
)

/** Which zone the place is in, or which of several is meant. */
function PlaceAnswer({ ways, way, draft, onChange, errors, isChecked }: AddressPartProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const offer = ways.offers?.get(way.id)
  const kept = ways.addresses.find(({ id }) => id === draft.addressId)
  const place = kept?.place ?? draft.typed.place
  const nameOf = (zoneId: number | null) => {
    const zone = way.zones.find(({ id }) => id === zoneId)
    return zone ? pick(zone, 'name', language) : ''
  }
  if (place.trim() === '' || !offer) return null
  if (offer.kind === 'impossible')
    return (
      <p role="status" className="text-error">
        {offer.reason === 'tooHeavy' && <Trans>It is too heavy for this way.</Trans>}
        {offer.reason === 'tooLong' && <Trans>It is too long for this way.</Trans>}
        {offer.reason === 'notThere' && <Trans>This way doesn’t go there.</Trans>}
      </p>
    )
  if (offer.asked.length > 0)
    return (
      <AdminField
        label={<Trans>Zone: the place can be in more than one</Trans>}
        required
        error={
          errors['delivery.zoneId'] ??
          (isChecked && draft.zoneId === null ? t`Choose the zone that is meant.` : undefined)
        }
      >
        <AdminSelect
          value={draft.zoneId ?? ''}
          onChange={({ target }) => onChange({ ...draft, zoneId: readZone(target.value) })}
        >
          <option value="">—</option>
          {offer.asked.map((id) => (
            <option key={id} value={id}>
              {nameOf(id)}
            </option>
          ))}
          <option value="none">{t`None of these`}</option>
        </AdminSelect>
      </AdminField>
    )
  const zone = offer.kind === 'price' ? nameOf(offer.zoneId) : ''
  return (
    <p role="status" className="admin-meta text-t3">
      {zone === '' ? <Trans>No zone: we say the price to the customer.</Trans> : <Trans>Zone: {zone}</Trans>}
    </p>
  )
}

function readZone(value: string): WayDraft['zoneId'] {
  if (value === 'none') return value
  return value === '' ? null : Number(value)
}
