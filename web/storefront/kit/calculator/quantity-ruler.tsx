import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { countAt, labelledOf, placeOf, rulerOf, strokesOf } from './ruler.ts'

type QuantityRulerProps = { counts: readonly number[]; value: number; onChange: (count: number) => void }

/** The room that a figure needs, as a share of the whole length. */
const room = 0.11
const stops = 200
/** Rounded the way a browser writes it back: the server's style must be the same text. */
const percent = (place: number) => `${Math.round(place * 10_000) / 100}%`

/** A logarithmic ruler with a tick for each tier, moved by hand or by the arrow keys; it needs two tiers at least. */
export function QuantityRuler({ counts, value, onChange }: QuantityRulerProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const ruler = rulerOf(counts)
  if (ruler.to <= ruler.from) return null
  const place = placeOf(ruler, value)
  const pieces = formatNumber(value, language)
  return (
    <div className="ruler">
      <div aria-hidden="true" className="absolute inset-x-0 top-4">
        <div className="absolute top-2 h-px w-full bg-key" />
        <div className="absolute top-0 h-2.25 bg-key" style={{ width: percent(place) }} />
        <div className="ruler-hand" style={{ left: percent(place) }} />
        {strokesOf(ruler, counts).map((count) => (
          <div
            key={count}
            className="absolute top-2 h-1.75 w-px bg-key"
            style={{ left: percent(placeOf(ruler, count)) }}
          />
        ))}
        {counts.map((count) => (
          <div
            key={count}
            className="absolute top-2 h-3 w-0.5 -translate-x-1/2 bg-key"
            style={{ left: percent(placeOf(ruler, count)) }}
          />
        ))}
        {labelledOf(ruler, counts, room).map((count) => (
          <span key={count} className="ruler-label" style={labelStyle(placeOf(ruler, count))}>
            {formatNumber(count, language)}
          </span>
        ))}
      </div>
      <input
        type="range"
        min={0}
        max={stops}
        value={Math.round(place * stops)}
        aria-label={t`Run`}
        aria-valuetext={t`${plural(value, { one: `${pieces} piece`, other: `${pieces} pieces` })}`}
        onChange={(event) => onChange(countAt(ruler, Number(event.target.value) / stops))}
        className="absolute inset-x-0 top-0 h-11 w-full cursor-ew-resize opacity-0"
      />
    </div>
  )
}

/** The outer figures stand inside the ruler's length. */
function labelStyle(place: number) {
  if (place === 0) return { left: 0 }
  if (place === 1) return { right: 0 }
  return { left: percent(place), transform: 'translateX(-50%)' }
}
