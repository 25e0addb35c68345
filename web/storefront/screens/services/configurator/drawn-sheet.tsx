import type { Size } from '../../../../../src/domains/options/configuration.ts'

type DrawnSheetProps = {
  /** All of it in mm; `safe` 0: none. */
  trim: Size
  bleed: number
  safe: number
  radius: number
  /** From the left edge. */
  folds: readonly number[]
}

/** A sheet in its proportion: what is cut away in ink, the safe area dashed; its measures stand as text beside it. */
export function DrawnSheet({ trim, bleed, safe, radius, folds }: DrawnSheetProps) {
  const [width, height] = [trim.width + 2 * bleed, trim.height + 2 * bleed]
  const inner = bleed + safe
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      className="drawn-sheet"
      style={{ aspectRatio: width / height }}
    >
      <rect width={width} height={height} fill="var(--ink)" stroke="none" />
      <rect x={bleed} y={bleed} width={trim.width} height={trim.height} rx={radius} fill="var(--paper)" />
      {safe > 0 && (
        <rect
          x={inner}
          y={inner}
          width={width - 2 * inner}
          height={height - 2 * inner}
          rx={Math.max(0, radius - safe)}
          strokeDasharray="4 3"
        />
      )}
      {folds
        .filter((fold) => fold < trim.width)
        .map((fold) => (
          <path key={fold} d={`M${bleed + fold} 0V${height}`} strokeDasharray="7 5" />
        ))}
      <text x="50%" y="50%" fontSize={Math.min(trim.width / 4, trim.height / 2.2)}>
        Aa əğ
      </text>
    </svg>
  )
}
