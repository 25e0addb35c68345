import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import { choiceLabels } from '../../../../src/domains/options/choice-labels.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { useApi, useClient } from '../../../lib/api.ts'
import { formatDate, formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { useKeptFocus } from '../../../lib/lost-focus.ts'
import { TextAnchor, TextButton } from '../../../ui/button.tsx'
import { Money } from '../../../ui/money.tsx'
import { Pieces } from '../../../ui/pieces.tsx'
import { telHref, useContacts, whatsappHref } from '../../kit/contact/contact-data.ts'
import { VatLabel } from '../../kit/money/vat-line.tsx'
import { allServicesQuery } from '../../kit/orders/order-parts.ts'
import { useFailureText } from '../../kit/use-failure-text.ts'
import { type MyOrder, type MyOrderDetail, useOrderName } from './order-labels.tsx'

/** What was ordered and what it costs, line by line; a product that is still offered leads to its page. */
export function OrderFacts({ order }: { order: MyOrderDetail }) {
  const language = useLanguage()
  const { data } = useQuery(allServicesQuery({ api: useApi(), language }))
  const { service, serviceType, quote, price, options, vat } = order
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
          choiceLabels(options.choices, language).map(({ label, value }) => (
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
        {price === null && <VatFact azn={vat} />}
        <Fact name={<Trans>Price</Trans>}>
          {price === null ? <Trans>not set yet</Trans> : <Money azn={price} />}
        </Fact>
        {price !== null && <VatFact azn={vat} />}
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

const VatFact = ({ azn }: { azn: number }) =>
  azn > 0 && (
    <Fact name={<VatLabel />}>
      <Money azn={azn} />
    </Fact>
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

/** Ways to ask about an order; the message names it already. */
export function OrderContact({ order }: { order: MyOrder }) {
  const { t } = useLingui()
  const contacts = useContacts()
  const name = useOrderName(order)
  const { id } = order
  const whatsapp = contacts.find(({ numberWhatsapp }) => numberWhatsapp)?.numberWhatsapp
  const phone = contacts.find(({ phoneNumber }) => phoneNumber)?.phoneNumber
  const email = contacts.find((contact) => contact.email)?.email
  if (!whatsapp && !phone && !email) return null
  const subject = t`Order No. ${id}: ${name}`
  return (
    <section aria-labelledby="order-contact">
      <h2 id="order-contact" className="type-d3 border-key border-b-2 pb-3">
        <Trans>A question about this order?</Trans>
      </h2>
      <ul className="flex flex-col items-start gap-2 pt-4">
        {whatsapp && (
          <li>
            <TextAnchor
              href={whatsappHref(whatsapp, t`Hello! I have a question. ${subject}`)}
              target="_blank"
              rel="noopener noreferrer"
              arrow
            >
              <Trans>Write on WhatsApp</Trans>
            </TextAnchor>
          </li>
        )}
        {phone && (
          <li>
            <TextAnchor href={telHref(phone)}>{phone}</TextAnchor>
          </li>
        )}
        {email && (
          <li>
            <TextAnchor href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}>{email}</TextAnchor>
          </li>
        )}
      </ul>
    </section>
  )
}

/** The secret links to the customer's order, no matter who created them; each can be ended. */
export function OwnLinks({ orderId }: { orderId: number }) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const language = useLanguage()
  const client = useClient()
  const queryClient = useQueryClient()
  const query = useApi().orderLinks.list.queryOptions({ id: orderId })
  const { data } = useQuery(query)
  const change = useMutation({
    mutationFn: ({ linkId, act }: { linkId: number; act: 'revoke' | 'allow' }) =>
      client.orderLinks[act].mutate({ id: orderId, linkId }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: query.queryKey }),
  })
  const place = useRef<HTMLElement>(null)
  useKeptFocus(place)
  const shown = (data ?? []).filter(({ state, isBarred }) => state === 'works' || isBarred)
  if (shown.length === 0) return null
  return (
    <section ref={place} tabIndex={-1} aria-labelledby="order-links" className="outline-none">
      <h2 id="order-links" className="type-d3 border-key border-b-2 pb-3">
        <Trans>Links to this order</Trans>
      </h2>
      <ul>
        {shown.map((link) => {
          const { id: linkId, createdBy, madeBy, forWhom, lastUsedAt, isBarred } = link
          const until = formatDate(link.endsAt, language)
          const used = lastUsedAt === null ? null : formatDate(lastUsedAt, language, 'moment')
          return (
            <li
              key={linkId}
              className="flex flex-wrap items-center justify-between gap-x-5 border-key border-b py-3"
            >
              <div className="min-w-0 break-words">
                <p>
                  {createdBy === 'staff' ? (
                    <Trans>Made by {madeBy} of our staff</Trans>
                  ) : (
                    <Trans>Made by you</Trans>
                  )}
                  {forWhom !== '' && (
                    <>
                      {', '}
                      <Trans>for {forWhom}</Trans>
                    </>
                  )}
                </p>
                <p className="type-small text-grey">
                  {isBarred ? <Trans>ended</Trans> : <Trans>until {until}</Trans>}
                  {' · '}
                  {used === null ? <Trans>never used</Trans> : <Trans>last used {used}</Trans>}
                </p>
              </div>
              <TextButton
                aria-label={isBarred ? undefined : t`Revoke it: the link that works until ${until}`}
                onClick={() => change.mutate({ linkId, act: isBarred ? 'allow' : 'revoke' })}
              >
                {isBarred ? <Trans>Let the quote’s link open it again</Trans> : <Trans>Revoke it</Trans>}
              </TextButton>
            </li>
          )
        })}
      </ul>
      <p role="alert" className="pt-2 empty:hidden">
        {change.error && failureText(change.error)}
      </p>
    </section>
  )
}
