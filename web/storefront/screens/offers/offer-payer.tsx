import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useApi } from '../../../lib/api.ts'
import { useHydrated } from '../../../lib/session.ts'
import { CompanyFields, type CompanyValues } from '../../kit/documents/company-form.tsx'
import { PayerFold } from '../../kit/documents/payer-choice.tsx'
import { CompanyName, PayerRadio, WhoPays } from '../../kit/documents/who-pays.tsx'
import type { LinkedOffer } from './queries.ts'

/** `buyerId`: the company’s id, null: the customer does, `typed`: the company that is typed. */
export type Payer = { buyerId: number | null | 'typed'; company: CompanyValues }
export type PayerState = ReturnType<typeof usePayer>

/** Who pays for the orders out of a quote: whom it names, until the customer says otherwise. */
export const usePayer = ({ buyer }: LinkedOffer) =>
  useState<Payer>({ buyerId: buyer?.id ?? null, company: { voen: '', name: '', address: '' } })

export const isNameMissing = ({ buyerId, company }: Payer): boolean =>
  buyerId === 'typed' && company.name.trim() === ''

/** What is sent of it: nothing as long as it is whom the quote names. */
export function toSaid({ buyerId, company }: Payer, { buyer }: LinkedOffer) {
  if (buyerId === 'typed') return { company }
  return buyerId === (buyer?.id ?? null) ? {} : { buyerId }
}

type OfferPayerProps = { offer: LinkedOffer; payer: PayerState; nameMissing: boolean }

/** Who pays, folded; a page without our program leaves it as the quote says (DOC-40). */
export function OfferPayer(props: OfferPayerProps) {
  const isLive = useHydrated()
  if (!isLive) return null
  return props.offer.isOwn ? <OwnPayer {...props} /> : <TypedPayer {...props} />
}

function OwnPayer({ payer: [{ buyerId }, set] }: OfferPayerProps) {
  const { data } = useQuery(useApi().buyers.own.queryOptions())
  const company = data?.find(({ id }) => id === buyerId)
  return (
    <PayerFold company={company?.name}>
      <WhoPays
        chosen={company?.id ?? null}
        onChoose={(chosen) => set((before) => ({ ...before, buyerId: chosen }))}
      />
    </PayerFold>
  )
}

/** A link shows none of the customer’s companies but the one that the quote names. */
function TypedPayer({ offer: { buyer }, payer: [payer, set], nameMissing }: OfferPayerProps) {
  const name = useId()
  const { buyerId, company } = payer
  const isTyped = buyerId === 'typed'
  const named = buyerId === buyer?.id ? buyer?.name : undefined
  const choose = (chosen: Payer['buyerId']) => set((before) => ({ ...before, buyerId: chosen }))
  return (
    <PayerFold company={isTyped ? company.name : named}>
      <fieldset className="min-w-0">
        <legend className="type-card pb-2">
          <Trans>Who pays</Trans>
        </legend>
        <PayerRadio name={name} checked={buyerId === null} onChoose={() => choose(null)}>
          <Trans>I do, as a person</Trans>
        </PayerRadio>
        {buyer && (
          <PayerRadio name={name} checked={buyerId === buyer.id} onChoose={() => choose(buyer.id)}>
            <CompanyName company={buyer} />
          </PayerRadio>
        )}
        <PayerRadio name={name} checked={isTyped} onChoose={() => choose('typed')}>
          {buyer ? <Trans>Another company</Trans> : <Trans>My company pays</Trans>}
        </PayerRadio>
        {isTyped && (
          <div className="grid gap-5 pt-4">
            <CompanyFields
              values={company}
              nameMissing={nameMissing}
              onChange={(part) => set((before) => ({ ...before, company: { ...before.company, ...part } }))}
            />
          </div>
        )}
      </fieldset>
    </PayerFold>
  )
}
