import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { classNames } from '../../../../lib/class-names.ts'
import { Field } from '../../../../ui/field.tsx'
import { TextInput } from '../../../../ui/inputs.tsx'
import { PhoneInput } from '../../../../ui/phone-input.tsx'
import { AddressFields, addressInputs } from './address-fields.tsx'
import { PlaceAnswer } from './place-answer.tsx'
import type { AddressProps, DeliveryField } from './use-missing.ts'

/** Where it is brought to: one of the customer's addresses, or another one; and who takes it there. */
export function AddressChoice({ choice, way, offer, missing }: AddressProps) {
  const { saved, areAddressesLoading, addressId, address, draft, change } = choice
  const inputs = addressInputs({ choice, missing })
  if (areAddressesLoading) return null
  const isTyped = addressId === 'typed'
  const text = (field: Extract<DeliveryField, 'recipient' | 'note'>) => ({
    value: draft[field],
    onChange: ({ target }: { target: { value: string } }) => {
      change({ [field]: target.value })
      missing.clear(field)
    },
  })
  return (
    <>
      {saved.length > 0 && <SavedAddresses choice={choice} missing={missing} />}
      {isTyped ? (
        <AddressFields choice={choice} way={way} offer={offer} missing={missing} />
      ) : (
        address && (
          <div>
            <p className="pb-2">{inOneLine(address)}</p>
            <PlaceAnswer choice={choice} way={way} offer={offer} missing={missing} />
          </div>
        )
      )}
      <div className="grid grid-cols-3 gap-x-3 gap-y-5 md:grid-cols-6">
        <Field
          label={<Trans>Who takes it</Trans>}
          error={missing.of('recipient')}
          className={classNames('col-span-3', !isTyped && 'md:col-span-2')}
        >
          <TextInput autoComplete="shipping name" maxLength={100} {...text('recipient')} />
        </Field>
        {isTyped && (
          <Field label={<Trans>Phone</Trans>} error={missing.of('phoneNumber')} className="col-span-3">
            <PhoneInput
              autoComplete="shipping tel"
              required
              value={draft.typed.phoneNumber}
              onChange={(phoneNumber) => {
                choice.type({ phoneNumber })
                missing.clear('phoneNumber')
              }}
              onRefused={() => missing.left('phoneNumber')}
            />
          </Field>
        )}
        <Field
          label={
            <>
              <Trans>Note for the courier</Trans> <Optional />
            </>
          }
          error={missing.of('note')}
          className="col-span-3 md:col-span-4"
        >
          <TextInput autoComplete="off" maxLength={300} {...text('note')} />
        </Field>
        {isTyped && (
          <Field label={<Trans>Index</Trans>} error={missing.of('postalCode')} className="col-span-2">
            <TextInput placeholder="AZ1000" {...inputs('postalCode', 20, 'shipping postal-code')} />
          </Field>
        )}
      </div>
      {isTyped && (
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            checked={draft.isKept}
            onChange={({ target }) => change({ isKept: target.checked })}
            className="size-5.5 shrink-0 accent-(--color-key)"
          />
          <Trans>Remember this address</Trans>
        </label>
      )}
    </>
  )
}

const Optional = () => (
  <span className="font-normal text-grey">
    <Trans>(optional)</Trans>
  </span>
)

type AddressParts = Record<'place' | 'street' | 'building' | 'flat', string>

const inOneLine = ({ place, street, building, flat }: AddressParts): string =>
  [place, [street, building].filter(Boolean).join(' '), flat].filter(Boolean).join(', ')

/** The customer's addresses as chips, and another one beside them. */
function SavedAddresses({ choice, missing }: Pick<AddressProps, 'choice' | 'missing'>) {
  const id = useId()
  const { saved, addressId, chooseAddress } = choice
  const error = missing.of('addressId')
  const chip = (value: number | 'typed', text: ReactNode) => (
    <label
      key={value}
      className="relative -mr-px -mb-px inline-flex min-h-11 cursor-pointer items-center border border-key px-3.5 py-2 has-checked:bg-yellow has-checked:font-bold has-checked:shadow-[inset_0_0_0_1px_var(--key)] has-focus-visible:z-2 has-focus-visible:outline-3 has-focus-visible:outline-focus"
    >
      <input
        type="radio"
        name={id}
        checked={addressId === value}
        onChange={() => {
          missing.reset()
          chooseAddress(value)
        }}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className="cell-input"
      />
      <span className="type-small min-w-0 break-words">{text}</span>
    </label>
  )
  return (
    <fieldset>
      <legend className="sr-only">
        <Trans>Address</Trans>
      </legend>
      <div className="flex flex-wrap pr-px pb-px max-md:flex-col">
        {saved.map((address) => {
          const line = [address.street, address.building].filter(Boolean).join(' ')
          return chip(address.id, address.label ? `${address.label}: ${line}` : `${address.place}, ${line}`)
        })}
        {chip('typed', <Trans>New address</Trans>)}
      </div>
      {error && (
        <p id={`${id}-error`} className="pt-1.5 font-semibold text-[14px] text-error leading-[20px]">
          {error}
        </p>
      )}
    </fieldset>
  )
}
