import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { pick } from '../../../../../src/lib/languages.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { Button } from '../../../../ui/button.tsx'
import type { Shipment } from './shipment.ts'

const places = [0, 1, 2, 3]

/** The code in four cells, read digit by digit, and what can be said instead of it. */
export function PickUpCode({ code, phoneNumber }: { code: string; phoneNumber: string }) {
  const end = phoneNumber.replaceAll(/\D/g, '').slice(-4)
  const said = `${end.slice(0, 2)}\u00a0${end.slice(2)}`
  return (
    <div className="max-w-109 border-key border-t-6 bg-paper p-5 text-key">
      <p className="type-small font-bold">
        <Trans>Pick-up code</Trans>
      </p>
      <p className="sr-only">{[...code].join(' ')}</p>
      <div aria-hidden="true" className="grid grid-cols-4 border border-key bg-white">
        {places.map((place) => (
          <span
            key={place}
            className="border-key py-1 text-center font-[1000] text-[72px] leading-[96px] tabular-nums not-first:border-l [font-stretch:125%]"
          >
            {code[place]}
          </span>
        ))}
      </div>
      <p className="type-small pt-3">
        {end.length === 4 ? (
          <Trans>Say the code, or the last four digits of your number: {said}</Trans>
        ) : (
          <Trans>Say the code when you pick it up.</Trans>
        )}
      </p>
    </div>
  )
}

/** Gives the code to somebody else who picks it up. */
export function ShareCode({
  shipment: { code, point },
  className,
}: {
  shipment: Shipment
  className?: string
}) {
  const { t } = useLingui()
  const [outcome, setOutcome] = useState<'copied' | 'uncopied' | null>(null)
  const language = useLanguage()
  const where = point ? pick(point, 'address', language) : ''
  const text = t`Please pick up my order: ${where}. The code is ${code ?? ''}.`
  async function give() {
    if (navigator.share) {
      await navigator.share({ text }).catch(() => undefined)
      return
    }
    const copied = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('there is no clipboard'))
    await copied.then(
      () => setOutcome('copied'),
      // What can't be copied by the button is read and copied by hand.
      () => setOutcome('uncopied'),
    )
  }
  return (
    <div className={className}>
      <Button variant="secondary" onClick={() => void give()}>
        <Trans>Send the code</Trans>
      </Button>
      <p role="status" className="type-small pt-2 empty:hidden">
        {outcome === 'copied' && <Trans>Copied. Paste it into a message.</Trans>}
        {outcome === 'uncopied' && text}
      </p>
    </div>
  )
}
