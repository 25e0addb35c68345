import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { choicesInWords } from '../../../../src/domains/options/choice-words.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { useApi } from '../../../lib/api.ts'
import { formatDate, formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Money } from '../../../ui/money.tsx'
import { Pieces } from '../../../ui/pieces.tsx'
import { allServicesQuery } from '../../kit/orders/queries.ts'
import type { MyOrderDetail } from './order-labels.tsx'

/** What was ordered and what it costs, line by line; what is still offered leads to its page. */
export function OrderFacts({ order }: { order: MyOrderDetail }) {
  const language = useLanguage()
  const { data } = useQuery(allServicesQuery({ api: useApi(), language }))
  const { service, serviceType, quote, price, options } = order
  const onSale = data?.items.find(({ id }) => id === service.id)
  const productOnSale = onSale?.serviceTypes.some(({ id }) => id === serviceType?.id)
  const serviceName = pick(service, 'name', language)
  const productName = serviceType && pick(serviceType, 'name', language)
  const percentage = formatNumber(quote?.percentage ?? 0, language)
  const isGone = data !== undefined && (serviceType ? !productOnSale : !onSale)
  return (
    <section aria-labelledby="order-facts">
      <h2 id="order-facts" className="type-d3 border-key border-b-2 pb-3">
        <Trans>Order</Trans>
      </h2>
      <dl>
        <Fact name={<Trans>Service</Trans>}>
          {onSale ? (
            <FactLink to="/services/card/$id" params={{ id: String(service.id) }}>
              {serviceName}
            </FactLink>
          ) : (
            serviceName
          )}
        </Fact>
        {serviceType && (
          <Fact name={<Trans>Product</Trans>}>
            {productOnSale ? (
              <FactLink to="/services/card/prices/$id" params={{ id: String(serviceType.id) }}>
                {productName}
              </FactLink>
            ) : (
              productName
            )}
          </Fact>
        )}
        {options &&
          choicesInWords(options.choices, language).map(({ label, value }) => (
            <Fact key={label} name={label}>
              {value}
            </Fact>
          ))}
        <Fact name={<Trans>Run</Trans>}>
          <Pieces count={order.count} />
        </Fact>
        {quote && (
          <Fact name={<Trans>Estimate</Trans>}>
            <Money azn={quote.total} />
            {quote.saving > 0 && (
              <span className="type-small block font-normal">
                <Trans>{percentage}% off</Trans>, −<Money azn={quote.saving} />
              </span>
            )}
          </Fact>
        )}
        <Fact name={<Trans>Price</Trans>}>
          {price === null ? <Trans>not set yet</Trans> : <Money azn={price} />}
        </Fact>
        <Fact name={<Trans>Placed on</Trans>}>{formatDate(order.orderDate, language)}</Fact>
      </dl>
      {isGone && (
        <p className="type-small pt-3">
          <Trans>We no longer offer this. What you order now may be something like it.</Trans>
        </p>
      )}
    </section>
  )
}

const Fact = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div className="grid grid-cols-[128px_minmax(0,1fr)] items-baseline gap-x-4 border-b border-b-rule py-2.5">
    <dt className="type-small text-grey">{name}</dt>
    <dd className="break-words font-bold">{children}</dd>
  </div>
)

type FactLinkProps = Pick<LinkProps, 'to' | 'params'> & { children: ReactNode }

const FactLink = ({ children, ...link }: FactLinkProps) => (
  <Link
    {...link}
    className="inline-flex min-h-6 items-center wrap-anywhere underline decoration-1 underline-offset-4 hover:decoration-2 pointer-coarse:min-h-11"
  >
    {children}
  </Link>
)
