import { formatMoney } from '../lib/formats.ts'
import { useLanguage } from '../lib/language.tsx'

/** What one piece costs, from AZN: a third decimal where two would say little. */
export function PiecePrice({ azn }: { azn: number }) {
  const language = useLanguage()
  return (
    <span className="whitespace-nowrap tabular-nums">{formatMoney(azn, language, azn < 0.1 ? 3 : 2)}</span>
  )
}
