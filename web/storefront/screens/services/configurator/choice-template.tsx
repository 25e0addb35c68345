import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Size } from '../../../../../src/domains/options/configuration.ts'
import { chosenChoices } from '../../../../../src/domains/options/find-choice.ts'
import type { OptionsQuote } from '../../../../../src/domains/options/quote-options.ts'
import { marginsFor } from '../../../../../src/domains/options/template/margins.ts'
import { formatNumber } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import type { LocalConfiguration, ProductOptions } from '../../../kit/options/options-query.ts'
import { TemplateLink } from '../../../kit/options/template-link.tsx'
import type { ProductChoice } from './use-choice.ts'

type ChoiceTemplateProps = {
  product: number
  configuration: LocalConfiguration
  margins: ProductOptions['margins']
  quote: OptionsQuote<string>
  chosen: ProductChoice
}

/**
 * The template for the artwork: the choice's sheet with the area that is cut away, and its PDF; none without a size
 * (OPT-12).
 */
export function ChoiceTemplate({ product, configuration, margins, quote, chosen }: ChoiceTemplateProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { trim } = quote
  if (!trim) return null
  const { bleed, safe } = marginsFor(margins, trim)
  const choices = chosenChoices(configuration, quote.selection).map(({ choice }) => choice)
  const radius = Math.max(0, ...choices.map(({ cornerRadius = 0 }) => cornerRadius))
  const pages = choices.findLast((one) => one.pages)?.pages ?? choices.findLast((one) => one.sides)?.sides
  const size = (more: number) => {
    const [width, height] = [trim.width + more, trim.height + more].map((side) =>
      formatNumber(side, language),
    )
    return t`${width} × ${height} mm`
  }
  const corner = radius > 0 && `, R ${formatNumber(radius, language)}`
  const isSafe = 2 * safe < Math.min(trim.width, trim.height)
  return (
    <section aria-labelledby="template" className="choice-template">
      <h2 id="template" className="type-d3 text-[22px]! leading-8! md:text-[28px]!">
        <Trans>Template for exactly this choice</Trans>
      </h2>
      <div className="flex items-center gap-4 py-4">
        <DrawnSheet
          trim={trim}
          bleed={bleed}
          radius={radius}
          safe={isSafe ? safe : 0}
          folds={choices.flatMap(({ folds = [] }) => folds)}
        />
        <ul className="type-small grid shrink-0 gap-3 max-md:max-w-32 [&_b]:block">
          <li>
            <b>{size(2 * bleed)}</b> <Trans>with bleed</Trans>
          </li>
          <li>
            <b>{size(0)}</b> <Trans>trimmed size</Trans>
            {corner}
          </li>
          {isSafe && (
            <li>
              <b>{size(-2 * safe)}</b> <Trans>keep text inside</Trans>
            </li>
          )}
        </ul>
      </div>
      <p className="type-small pb-4">
        CMYK{pages !== undefined && ', '}
        {pages !== undefined && <Plural value={pages} one="# page" other="# pages" />}.{' '}
        <Trans>If you have no artwork, we do the design.</Trans>
      </p>
      <TemplateLink
        product={product}
        chosen={chosen}
        className="inline-flex min-h-11 items-center gap-3 px-4.5 py-2 font-bold shadow-[inset_0_0_0_1.5px_var(--key)] hover:bg-ink hover:text-on-ink"
      >
        <Trans>Download template, PDF</Trans>
      </TemplateLink>
    </section>
  )
}

type DrawnSheetProps = {
  /** Everything is in mm; a `safe` of 0 means none. */
  trim: Size
  bleed: number
  safe: number
  radius: number
  /** The distance from the left edge. */
  folds: readonly number[]
}

/**
 * A sheet in its proportions: the area that is cut away in ink, the safe area dashed; its measures stand beside it as
 * text.
 */
function DrawnSheet({ trim, bleed, safe, radius, folds }: DrawnSheetProps) {
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
