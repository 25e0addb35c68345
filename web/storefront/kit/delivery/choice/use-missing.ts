import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { AddressField } from '../../../../../src/domains/order-shipment/address-fields.ts'
import { noPhone } from '../../../../lib/account/form-rules.ts'
import { useFormErrors } from '../../account/use-form-errors.ts'
import type { RefusedDelivery } from '../use-delivery.ts'
import type { Offer, ShownWay } from './offers.ts'
import type { WayChoice } from './use-choice.ts'
import { type AddressRules, type CheckedField, wrongFields } from './wrong-fields.ts'

export type DeliveryField = AddressField | 'addressId' | 'recipient' | 'note'
type Errors = Partial<Record<DeliveryField, MessageDescriptor | string>>

const words: Record<CheckedField, MessageDescriptor> = {
  place: msg`Write the city, district or settlement.`,
  street: msg`Write the street, for example Təbriz küçəsi.`,
  building: msg`Write the number of the building.`,
  phoneNumber: noPhone,
  postalCode: msg`An index has AZ and four digits, for example AZ1000.`,
}

type Asked = { presses: number; refused: RefusedDelivery }

/** What of the choice is missing or wrong: beside its fields, and summed up in one sentence (DEL-34). */
export function useMissing(choice: WayChoice, { presses, refused }: Asked) {
  const { t } = useLingui()
  const errors = useFormErrors<DeliveryField, HTMLFieldSetElement>()
  const [alert, setAlert] = useState('')
  const { way, offer, addressId, draft } = choice
  const isBrought = way !== undefined && way.kind !== 'pickup'
  const isTyped = isBrought && addressId === 'typed'
  const rules = useRules(isTyped)
  const fields = isTyped ? wrongFields(draft.typed, rules) : []
  const found: Errors = Object.fromEntries(fields.map((field) => [field, words[field]]))
  if (isBrought && addressId === null) found.addressId = msg`Choose an address, or write another one.`
  if (isBrought && offer && offer.asks.length > 0)
    found.place = msg`Choose which place is meant, or that it isn’t in the list.`
  const isNonePossible = choice.offers.every(({ kind }) => kind === 'impossible')
  const isPossible = way !== undefined && offer !== undefined && offer.kind !== 'impossible'
  const isComplete = isNonePossible || (isPossible && Object.keys(found).length === 0)

  function say() {
    if (!isPossible) {
      setAlert(t`Choose how you will get it.`)
      const field = errors.form.current
      field?.scrollIntoView({ block: 'start' })
      field?.querySelector<HTMLElement>('input[type="radio"]')?.focus({ preventScroll: true })
    } else if (errors.show(found))
      setAlert(t`Something is missing in the address: it is written beside the fields.`)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is said once for each press
  useEffect(() => {
    if (presses > 0 && !isComplete) say()
  }, [presses])
  // biome-ignore lint/correctness/useExhaustiveDependencies: and for each refusal
  useEffect(() => {
    const named = Object.entries(refused.errors).map(([path, error]) => [
      path.replace(/^address\./, ''),
      error,
    ])
    if (refused.round > 0) errors.show(Object.fromEntries(named))
  }, [refused.round])
  useEffect(() => {
    if (isComplete) setAlert('')
  }, [isComplete])
  return {
    form: errors.form,
    alert,
    isComplete,
    of: errors.of,
    clear: errors.clear,
    reset() {
      setAlert('')
      errors.reset()
    },
    /** A field that was left: what is wrong in it is said at once, what is empty isn't. */
    left(field: AddressField) {
      const error = found[field]
      if (typeof error === 'object' && draft.typed[field].trim() !== '') errors.mark(field, error)
    },
  }
}

type Missing = ReturnType<typeof useMissing>
/** What the parts of an address need to know. */
export type AddressProps = { choice: WayChoice; way: ShownWay; offer: Offer; missing: Missing }

/** The server's rules of an address: loaded with its form, as they bring those of phone numbers along. */
function useRules(isNeeded: boolean): AddressRules | null {
  const [rules, setRules] = useState<AddressRules | null>(null)
  useEffect(() => {
    if (!isNeeded) return
    import('../../../../../src/domains/delivery/delivery-input.ts').then(
      ({ shippingAddress }) => setRules(() => shippingAddress),
      () => undefined,
    )
  }, [isNeeded])
  return rules
}
