import { Trans } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { pick } from '../../../../../src/lib/languages.ts'
import { useClient } from '../../../../lib/api.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { formatPromised } from '../../../../lib/weekday.ts'
import { Button } from '../../../../ui/button.tsx'
import { Money } from '../../../../ui/money.tsx'
import { useFailureText } from '../../../kit/use-failure-text.ts'
import { AddressLines } from './address-lines.tsx'
import type { Shipment } from './shipment.ts'

/** The way with its price, its day unless a leaf says it, and where it goes. */
export function WayFacts({ shipment, hasLeaf = false }: { shipment: Shipment; hasLeaf?: boolean }) {
  const language = useLanguage()
  const { way, kind, point, price, isAgreed, days, status } = shipment
  const day = days && formatPromised(days.to, language)
  return (
    <div className="w-full max-w-150">
      <p className="font-extrabold text-[18px]">
        {pick(way, 'name', language)}
        {' · '}
        {price === null ? <Trans>we’ll tell you the price</Trans> : <Money azn={price} />}
      </p>
      {day && status !== 'Waiting' && !hasLeaf && (
        <p>
          {kind === 'pickup' ? (
            <Trans>You can pick it up from {day}</Trans>
          ) : (
            <Trans>At your address by {day}</Trans>
          )}
        </p>
      )}
      {kind === 'pickup' ? (
        point && <p>{pick(point, 'address', language)}</p>
      ) : (
        <AddressLines shipment={shipment} />
      )}
      {price === null && (
        <p className="pt-2">
          <Trans>We’ll tell you what it costs. Before you agree we send nothing and ask for nothing.</Trans>
        </p>
      )}
      {price !== null && !isAgreed && (
        <p className="pt-2">
          <Trans>Before you agree to this price we send nothing and ask for nothing.</Trans>
        </p>
      )}
    </div>
  )
}

type AgreeProps = { orderId: number; shipment: Pick<Shipment, 'price' | 'isAgreed'> }

/** The customer says yes to the price that staff have said (DEL-13). */
export function Agree({ orderId, shipment: { price, isAgreed } }: AgreeProps) {
  const client = useClient()
  const queryClient = useQueryClient()
  const failureText = useFailureText()
  const agree = useMutation({
    mutationFn: (said: number) => client.shipments.agree.mutate({ id: orderId, price: said }),
    onSettled: () =>
      Promise.all(
        ['orders', 'payments'].map((part) => queryClient.invalidateQueries({ queryKey: [[part]] })),
      ),
  })
  if (price === null || isAgreed) return null
  return (
    <div>
      <Button arrow busy={agree.isPending} onClick={() => agree.mutate(price)}>
        <Trans>
          I agree, <Money azn={price} />
        </Trans>
      </Button>
      <p role="alert" className="pt-2 font-semibold empty:hidden">
        {agree.error && failureText(agree.error)}
      </p>
    </div>
  )
}
