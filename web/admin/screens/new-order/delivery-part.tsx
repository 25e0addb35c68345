import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { readAddress } from '../../../../src/domains/order-shipment/address-fields.ts'
import { useApi } from '../../../lib/api.ts'
import { WordButton } from '../../../ui/admin/button.tsx'
import { useWays } from '../../kit/delivery/use-ways.ts'
import { blankWay, type WayDraft } from '../../kit/delivery/way-draft.ts'
import { WayForm, WeightNote } from '../../kit/delivery/way-form.tsx'
import type { ChosenCustomer } from './order-draft.ts'

type DeliveryPartProps = {
  customer: ChosenCustomer
  way: WayDraft | null
  onChange: (way: WayDraft | null) => void
  errors: Readonly<Record<string, string>>
  isChecked: boolean
}

/** Nothing is asked about delivery until staff say that it is brought, and nothing in a house that delivers nothing. */
export function DeliveryPart({ customer, way, onChange, ...rest }: DeliveryPartProps) {
  const { data } = useQuery(useApi().delivery.all.queryOptions())
  const isOffered = data?.ways.some(({ isShown }) => isShown) ?? false
  if (way === null)
    return (
      isOffered && (
        <p>
          <WordButton
            onClick={() =>
              onChange({ ...blankWay, typed: readAddress({ phoneNumber: customer.phoneNumber }) })
            }
          >
            <Trans>Choose the delivery…</Trans>
          </WordButton>
        </p>
      )
    )
  return <OpenPart customer={customer} way={way} onChange={onChange} {...rest} />
}

function OpenPart({ customer, way, onChange, errors, isChecked }: DeliveryPartProps & { way: WayDraft }) {
  // What the lines weigh is reckoned by the server.
  const ways = useWays({ goods: null, draft: way, customerId: customer.id })
  return (
    <section
      aria-labelledby="new-order-delivery"
      className="grid max-w-140 gap-3.5 border-key border-t-2 border-b border-b-line2 bg-paper px-3.5 py-3"
    >
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="new-order-delivery" className="admin-h2">
          <Trans>Delivery</Trans>
        </h2>
        <WordButton onClick={() => onChange(null)}>
          <Trans>Handed over in the house</Trans>
        </WordButton>
      </div>
      <WayForm
        ways={ways}
        goods={null}
        draft={way}
        customerId={customer.id}
        onChange={onChange}
        errors={errors}
        isChecked={isChecked}
      />
      <WeightNote goods={null} />
    </section>
  )
}
