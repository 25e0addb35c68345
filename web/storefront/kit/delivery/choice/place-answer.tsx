import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { useLanguage } from '../../../../lib/language.tsx'
import { nameOf } from './places.ts'
import type { AddressProps } from './use-missing.ts'
import { useWayTexts } from './use-way-texts.ts'

/** How long nothing may be typed before the answer is spoken, ms. */
const pauseMs = 600

/** The zone and the price of the place, spoken as one sentence; where several may be meant, they are asked about. */
export function PlaceAnswer({ choice, way, offer, missing }: AddressProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const texts = useWayTexts()
  const place = choice.address?.place.trim() ?? ''
  const zone = way.zones.find(({ id }) => id === offer.zoneId)?.name
  const price = texts.price(offer)
  const understood = offer.place && nameOf(offer.place, language)
  const found = [understood, zone].filter(Boolean).join(', ')
  const answer = place === '' ? '' : found || t`We don’t have this place in our list`
  const isAnswered = answer !== '' && offer.asks.length === 0 && offer.kind !== 'impossible'
  const spoken = useSettled(isAnswered ? `${answer}, ${price}` : '')
  return (
    <>
      <span role="status" className="sr-only">
        {spoken}
      </span>
      {isAnswered && (
        <p
          aria-hidden="true"
          className="type-small mt-1.5 flex flex-wrap justify-between gap-x-4 bg-proof px-3.5 py-2"
        >
          <span className="min-w-0 break-words">{answer}</span>
          <b className="type-money">{price}</b>
        </p>
      )}
      {offer.kind === 'impossible' && place !== '' && (
        <p className="type-small mt-1.5 bg-proof px-3.5 py-2">
          <Trans>This way doesn’t go there. Write another place, or choose another way.</Trans>
        </p>
      )}
      {offer.asks.length > 0 && <Asked choice={choice} way={way} offer={offer} missing={missing} />}
    </>
  )
}

/** The text once it has been the same for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

/** Which of the places is meant; none of them is an answer too. */
function Asked({ choice, way, offer, missing }: AddressProps) {
  const name = useId()
  const language = useLanguage()
  const texts = useWayTexts()
  // Of a typed address it stands under its field.
  const error = choice.addressId === 'typed' ? undefined : missing.of('place')
  const row = (key: string, onChoose: () => void, title: ReactNode, text: ReactNode) => (
    <label
      key={key}
      className="relative -mb-px flex min-h-11 cursor-pointer gap-3 border border-key px-3.5 py-2.5 has-focus-visible:z-2 has-focus-visible:outline-3 has-focus-visible:outline-focus"
    >
      <input
        type="radio"
        name={name}
        checked={false}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${name}-error` : undefined}
        onChange={() => {
          missing.clear('place')
          onChoose()
        }}
        className="mt-0.5 size-5 shrink-0 accent-(--color-key)"
      />
      <span className="min-w-0">
        <span className="block font-bold">{title}</span>
        <span className="type-small block">{text}</span>
      </span>
    </label>
  )
  return (
    <fieldset className="mt-1.5 pb-px">
      <legend className="type-small pb-1.5">
        <Trans>Which place is meant?</Trans>
      </legend>
      {offer.asks.map(({ zoneId, place }) =>
        row(
          `${zoneId} ${place.name}`,
          () => choice.change({ zoneId, isElsewhere: false }),
          nameOf(place, language),
          texts.zone(way, zoneId, choice.priceIn(zoneId)),
        ),
      )}
      {row(
        'elsewhere',
        () => choice.change({ isElsewhere: true, zoneId: null }),
        <Trans>It isn’t in the list</Trans>,
        <Trans>Write the address, we’ll tell you the price</Trans>,
      )}
      {error && (
        <p id={`${name}-error`} className="pt-1.5 font-semibold text-[14px] text-error leading-[20px]">
          {error}
        </p>
      )}
    </fieldset>
  )
}
