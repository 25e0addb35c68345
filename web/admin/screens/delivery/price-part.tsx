import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatMoney } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { Money } from '../../../ui/money.tsx'
import type { Shipment } from '../../kit/delivery/shipments.ts'
import { useShipmentAct } from '../../kit/delivery/use-shipment-act.ts'
import { SumField, sumOf } from '../../kit/money-form.tsx'

type PricePartProps = { shipment: Shipment; canAct: boolean }

/** What the delivery costs; where that is for staff to say, they say it here (DEL-13). */
export function PricePart({ shipment, canAct }: PricePartProps) {
  const { price, isAgreed, kind, status } = shipment
  if (kind === 'pickup') return null
  const isOpen = canAct && status === 'Planned' && (price === null || !isAgreed)
  return (
    <section aria-labelledby="delivery-price" className="grid gap-2">
      <p className="flex items-baseline justify-between gap-3">
        <span id="delivery-price" className="admin-meta font-medium">
          <Trans>Price of the delivery</Trans>
        </span>
        <span>
          {price === null ? (
            <span className="text-warn">
              <Trans>not said yet</Trans>
            </span>
          ) : (
            <Money azn={price} />
          )}
        </span>
      </p>
      {price !== null && !isAgreed && (
        <p className="text-warn">
          <Trans>The customer has been told the price, and has not answered yet.</Trans>
        </p>
      )}
      {isOpen && <SayPrice key={shipment.id} shipment={shipment} />}
    </section>
  )
}

function SayPrice({ shipment: { id, number, price } }: { shipment: Shipment }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { act, isPending, failure, fields } = useShipmentAct({ isHere: true })
  const [typed, setTyped] = useState(
    price === null ? '' : formatMoney(price, language).replace('₼', '').trim(),
  )
  const [isAgreed, agree] = useState(false)
  const [isChecked, check] = useState(false)
  const isFree = /^\s*0+([.,]0+)?\s*$/.test(typed)
  const sum = isFree ? 0 : sumOf(typed)
  const say = () => {
    check(true)
    if (sum === null) return
    const shown = formatMoney(sum, language)
    act({
      run: (client) => client.shipments.price.mutate({ id, price: sum, isAgreed }),
      said: isAgreed
        ? t`${number}: the delivery costs ${shown}, the customer has agreed`
        : t`${number}: the customer is told the price, ${shown}`,
    })
  }
  return (
    <form
      noValidate
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        say()
      }}
    >
      <SumField
        label={<Trans>Say the price</Trans>}
        value={typed}
        onChange={setTyped}
        isChecked={isChecked && !isFree}
      />
      <label className="flex min-h-8 items-center gap-2.5 max-md:min-h-11">
        <input
          type="checkbox"
          className="size-4 accent-key"
          checked={isAgreed}
          onChange={({ target }) => agree(target.checked)}
        />
        <Trans>The customer has agreed to it on the phone</Trans>
      </label>
      <p role="alert" className="text-error empty:hidden">
        {fields.price ?? failure}
      </p>
      <AdminButton type="submit" busy={isPending}>
        {isAgreed ? <Trans>Write down the price</Trans> : <Trans>Tell the customer the price</Trans>}
      </AdminButton>
    </form>
  )
}
