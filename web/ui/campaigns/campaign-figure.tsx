import { Trans } from '@lingui/react/macro'
import type { CSSProperties } from 'react'
import { formatNumber } from '../../lib/formats.ts'
import { useLanguage } from '../../lib/language.tsx'

type CampaignFigureProps = {
  campaign: { percentage: number | null; offer: string; head: string; title: string }
}

/** `20 % endirim`, the figure as large as its box lets it be; a campaign without one shows its offer. */
export function CampaignFigure({ campaign }: CampaignFigureProps) {
  const language = useLanguage()
  if (campaign.percentage === null)
    return (
      <p className="type-d2 pr-2 hyphens-auto break-words">
        {campaign.offer || campaign.head || campaign.title}
      </p>
    )
  const figure = formatNumber(campaign.percentage, language)
  return (
    <div className="@container">
      <p
        className="font-black text-[length:min(var(--most),var(--fit))] leading-[.86] [--most:132px] md:[--most:216px]"
        style={{ '--fit': `${100 / widthOf(figure)}cqi` } as CSSProperties}
      >
        <Trans>
          <span className="-ml-[.02em] inline-block font-display font-[1000] tracking-[-.06em] [font-stretch:115%]">
            {figure}
          </span>{' '}
          <span className="relative -top-[.4em] -ml-[.18em] inline-block align-baseline font-display font-[900] text-[.5em] leading-none [font-stretch:115%]">
            %
          </span>{' '}
          <span className="type-d2 block pt-3 text-[30px]! leading-none! [letter-spacing:-.02em]! @min-[340px]:text-[40px]!">
            discount
          </span>
        </Trans>
      </p>
    </div>
  )
}

/** The width of the figure and its sign, in their own size; a comma is narrow. */
const widthOf = (figure: string): number =>
  [...figure].reduce((sum, sign) => sum + (/\d/.test(sign) ? 0.57 : 0.3), 0.7)
