import { useLanguage } from '../../../lib/language.tsx'
import { orderedWords } from '../../kit/orders/ordered-options.ts'
import type { MyOrder } from './order-labels.tsx'

/** What was chosen of the product, in one line: `90 × 50 mm · Mat 350 q/m² · İki tərəfli`. */
export function OrderChoice({ order: { options } }: { order: MyOrder }) {
  const language = useLanguage()
  if (!options) return null
  const values = orderedWords(options, language).map(({ value }) => value)
  return <p className="type-small line-clamp-3 break-words">{values.join(' · ')}</p>
}
