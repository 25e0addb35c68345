import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Language, toLanguage } from '../../../../../src/lib/languages.ts'
import { type KeptPresses, keepPresses } from '../../../../lib/before-program/keep-presses.ts'
import { Part } from '../../../../lib/before-program/near-part.tsx'
import { useHydrated } from '../../../../lib/session.ts'
import { fetchOptionsTexts } from '../../../kit/options/options-texts.ts'
import { SentProduct, useProduct } from './use-product.ts'

/** The part that responds to choices. */
const configurator = new Part(async () => {
  const texts = import.meta.env.SSR ? null : fetchOptionsTexts(toLanguage(document.documentElement.lang))
  const [{ ConfiguredProduct }] = await Promise.all([import('./configurator.tsx'), texts])
  return ConfiguredProduct
})

/**
 * A product with options as the server rendered it: a browser that got it so loads its code when the visitor first
 * touches it, or when its data differs from what was sent (a customer's own discount). Until that has loaded, no
 * press is lost. A visitor who moves to the page within the site gets it at once.
 */
export function TouchedProduct() {
  const place = useRef<HTMLDivElement>(null)
  const presses = useRef<KeptPresses>(null)
  const moved = useHydrated()
  const { product, options } = useProduct()
  const [sent] = useState(() => (moved ? null : { product, options }))
  // It is made once: rendered again before its code has loaded, it would lose what the server sent.
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
    // A visitor who comes back later may see a day that is over.
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

/** Loads the part that responds to choices and its texts, for a visitor who sees it at once. */
export async function loadConfigurator(language: Language): Promise<void> {
  await Promise.all([fetchOptionsTexts(language), configurator.load()])
}

/** Reports when everything beside it is interactive: before anything else is heard. */
function Ready({ onReady }: { onReady: () => void }) {
  useLayoutEffect(onReady, [onReady])
  return null
}
