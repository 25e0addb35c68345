import { useEffect, useState } from 'react'
import { toLanguage } from '../../../../../src/lib/languages.ts'
import { isChanged } from '../../../../lib/before-program/done-early.ts'
import { NearPart, Part } from '../../../../lib/before-program/near-part.tsx'
import type { RouterContext } from '../../../../lib/router-context.ts'
import { useHydrated } from '../../../../lib/session.ts'
import { tryQuery } from '../../../../lib/try-query.ts'
import { fetchOptionsTexts } from '../../../kit/options/options-texts.ts'
import type { ReadyDays } from '../../../kit/services/use-ready.ts'
import { arrivalsQuery } from './arrivals.ts'
import { SentProduct, useProduct } from './use-product.ts'

/** The events that show that the visitor turns to the product. */
const touches = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'input', 'change', 'click']

/** How long a choice waits for the program before the page says so, and offers to send the form as it is. */
const lateMs = 3000

/** The part that responds to choices. */
const configurator = new Part(async () => {
  const texts = import.meta.env.SSR ? null : fetchOptionsTexts(toLanguage(document.documentElement.lang))
  const [{ ConfiguredProduct }] = await Promise.all([import('./configurator.tsx'), texts])
  return ConfiguredProduct
})

/**
 * A product with options as the server rendered it: a browser that got it so loads its code when the visitor first
 * touches it, or when its data differs from what was sent (a customer's own discount). A visitor who moves to the page
 * within the site gets it at once.
 */
export function TouchedProduct() {
  const moved = useHydrated()
  const { product, options } = useProduct()
  const [sent] = useState(() => (moved ? null : { product, options }))
  useEffect(() => {
    if (sent && (sent.product !== product || sent.options !== options)) configurator.ask()
  }, [sent, product, options])
  return (
    <SentProduct value={sent}>
      <NearPart part={configurator} when={whenTouched} />
    </SentProduct>
  )
}

/**
 * Asks at the first sign of use. Prices from before a choice are marked as waiting for it, and after a while as late;
 * a link waits as well then, since it doesn't contain the choice yet (scripts-after-paint.ts).
 */
function whenTouched(place: HTMLElement, ask: () => void, signal: AbortSignal): void {
  let late: ReturnType<typeof setTimeout> | undefined
  const mark = () => {
    if (!isChanged(place)) return
    place.classList.add('waiting')
    late ??= setTimeout(() => place.classList.add('late'), lateMs)
  }
  const hear = ({ target }: Event) => {
    if (!(target instanceof Node && place.contains(target))) return
    ask()
    mark()
  }
  mark()
  // Before the document's own listeners: React hides from all others what is done in a part that it waits for.
  for (const touch of touches) addEventListener(touch, hear, { capture: true, passive: true, signal })
  // A visitor who comes back later may see a day that is over.
  document.addEventListener('visibilitychange', ask, { signal })
  signal.addEventListener('abort', () => {
    clearTimeout(late)
    place.classList.remove('waiting', 'late')
  })
}

/** Loads the part that responds to choices, its texts and its days, for a visitor who sees it at once. */
export async function loadConfigurator(
  context: Pick<RouterContext, 'api' | 'queryClient' | 'language'>,
  ready: Promise<ReadyDays | undefined>,
): Promise<void> {
  const arrivals = ready.then((days) => days && tryQuery(context, arrivalsQuery(context, days)))
  await Promise.all([fetchOptionsTexts(context.language), configurator.load(), arrivals])
}
