import { Trans } from '@lingui/react/macro'
import type { AddressField } from '../../../../../src/domains/order-shipment/address-fields.ts'
import { Field } from '../../../../ui/field.tsx'
import { TextInput } from '../../../../ui/inputs.tsx'
import { PlaceAnswer } from './place-answer.tsx'
import { PlaceField } from './place-field.tsx'
import type { AddressProps } from './use-missing.ts'

/** The props of an input of the typed address. */
export function addressInputs({
  choice: { draft, type },
  missing,
}: Pick<AddressProps, 'choice' | 'missing'>) {
  return (field: AddressField, maxLength: number, autoComplete = 'off') => ({
    value: draft.typed[field],
    maxLength,
    autoComplete,
    onChange: ({ target }: { target: { value: string } }) => {
      type({ [field]: target.value })
      missing.clear(field)
    },
    onBlur: () => missing.left(field),
  })
}

/** A new address: people here find one by its landmark, so that it is asked for beside street and building (DEL-34). */
export function AddressFields({ choice, way, offer, missing }: AddressProps) {
  const text = addressInputs({ choice, missing })
  return (
    <>
      <div>
        <Field label={<Trans>City, district or settlement</Trans>} error={missing.of('place')}>
          <PlaceField choice={choice} way={way} onTyped={() => missing.clear('place')} />
        </Field>
        <PlaceAnswer choice={choice} way={way} offer={offer} missing={missing} />
      </div>
      <div className="grid grid-cols-3 gap-x-3 gap-y-5 md:grid-cols-6">
        <Field
          label={<Trans>Street</Trans>}
          error={missing.of('street')}
          className="col-span-3 md:col-span-4"
        >
          <TextInput {...text('street', 200, 'shipping address-line1')} required />
        </Field>
        <Field label={<Trans>Building</Trans>} error={missing.of('building')} className="md:col-span-2">
          <TextInput {...text('building', 40)} required />
        </Field>
        <Field label={<Trans>Entrance</Trans>} className="md:col-span-2">
          <TextInput {...text('entrance', 40)} />
        </Field>
        <Field label={<Trans>Floor</Trans>} className="md:col-span-2">
          <TextInput {...text('floor', 40)} />
        </Field>
        <Field label={<Trans>Flat, office</Trans>} className="md:col-span-2">
          <TextInput {...text('flat', 40, 'shipping address-line2')} />
        </Field>
      </div>
      <Field
        label={<Trans>Landmark</Trans>}
        hint={<Trans>The courier finds the address by it: a metro station, a shop, a school.</Trans>}
      >
        <TextInput {...text('landmark', 300)} />
      </Field>
    </>
  )
}
