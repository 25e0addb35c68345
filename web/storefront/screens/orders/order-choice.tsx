import { choicesInLine } from '../../../../src/domains/options/choice-words.ts'
import { useLanguage } from '../../../lib/language.tsx'
import type { MyOrder } from './order-labels.tsx'

/** What was chosen of the product, in one line: `90 × 50 mm · Mat 350 q/m² · İki tərəfli`. */
export function OrderChoice({ order: { options } }: { order: MyOrder }) {
  const language = useLanguage()
  if (!options) return null
  return <p className="type-small line-clamp-3 break-words">{choicesInLine(options.choices, language)}</p>
}
