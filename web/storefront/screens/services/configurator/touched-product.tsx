import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Language } from '../../../../../src/lib/languages.ts'
import { type KeptPresses, keepPresses } from '../../../../lib/before-program/keep-presses.ts'
import { useHydrated } from '../../../../lib/session.ts'
import { fetchOptionsTexts } from '../../../kit/options/options-texts.ts'
import { configurator } from './configurator-part.ts'
import { SentProduct } from './sent-product.ts'
import { useProduct } from './use-product.ts'

/**
 * A product with choices, as the server rendered it whole: the browser that got it so loads its code when the reader
 * first turns to it, or when its data is no longer what was sent (a customer's own discount). Until that is here nothing
 * that is pressed is lost. Who moves to the page within the site gets it at once.
 */
export function TouchedProduct() {
  const place = useRef<HTMLDivElement>(null)
  const presses = useRef<KeptPresses>(null)
  const moved = useHydrated()
  const { product, options } = useProduct()
  const [sent] = useState(() => (moved ? null : { product, options }))
  // Made once: rendered again before its code is here, it would lose what the server sent.
  const [shown] = useState(() => {
    const Shown = configurator.loaded ?? (moved ? configurator.Now : configurator.Soon)
    return (
      <SentProduct value={sent}>
        <Suspense>
          <Shown />
          <Ready onReady={() => presses.current?.replay()} />
        </Suspense>
      </SentProduct>
    )
  })
  useEffect(() => {
    if (!place.current || !sent) return
    const kept = keepPresses(place.current, configurator.ask)
    presses.current = kept
    // Who comes back later may read of a day that is over.
    document.addEventListener('visibilitychange', configurator.ask)
    return () => {
      kept.stop()
      document.removeEventListener('visibilitychange', configurator.ask)
    }
  }, [sent])
  useEffect(() => {
    if (sent && (sent.product !== product || sent.options !== options)) configurator.ask()
  }, [sent, product, options])
  return <div ref={place}>{shown}</div>
}

/** What answers there and its texts, for who sees it at once. */
export async function loadConfigurator(language: Language): Promise<void> {
  await Promise.all([fetchOptionsTexts(language), configurator.load()])
}

/** Says when everything beside it can be used: before anything else is heard. */
function Ready({ onReady }: { onReady: () => void }) {
  useLayoutEffect(onReady, [onReady])
  return null
}
