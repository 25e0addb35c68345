import { Trans } from '@lingui/react/macro'
import { pick } from '../../../../src/lib/languages.ts'
import { formatNumber } from '../../../lib/formats.ts'
import { PriceTag } from '../../../ui/money.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { PriceFrom } from '../../../ui/price-from.tsx'
import { SitePreview } from '../../kit/editor/site-preview.tsx'
import { useObjectUrl } from '../../kit/pictures/use-object-url.ts'
import type { CardValues } from './card-values.ts'
import { previewTiers, type TierRow } from './tiers/tier-rows.ts'

type CardPreviewProps = {
  values: CardValues
  rows: readonly TierRow[]
  percentageBp: number
  /** For a service, how many products visitors can choose from; undefined for a product. */
  products?: number
}

const lowestPiecePrice = (tiers: ReturnType<typeof previewTiers>): number | null =>
  tiers.length === 0
    ? null
    : Math.min(...tiers.map(({ count, price, priceWithDiscount }) => (priceWithDiscount || price) / count))

/** A preview of the card in the site's list, and below it the text and prices of its page. */
export function CardPreview({ values, rows, percentageBp, products }: CardPreviewProps) {
  const photo = useObjectUrl(values.file)
  const tiers = previewTiers(rows, percentageBp)
  const isPriced = (products ?? 0) === 0
  return (
    <SitePreview>
      {(language) => {
        const description = pick(values, 'description', language)
        return (
          <>
            <div className="m-3 border-2 border-key">
              <div className="relative h-44 overflow-clip border-key border-b bg-proof">
                <Picture
                  url={photo}
                  alt=""
                  sizes="360px"
                  className="absolute inset-0 size-full object-cover"
                />
              </div>
              <div className="px-4 py-3.5">
                <p className="type-card break-words">{pick(values, 'name', language) || '…'}</p>
                {products === undefined ? (
                  <p className="type-small mt-1 line-clamp-3 text-grey">{description}</p>
                ) : (
                  <p className="type-small mt-0.5 text-grey">
                    <PriceFrom azn={isPriced ? lowestPiecePrice(tiers) : null} products={products} />
                  </p>
                )}
              </div>
            </div>
            <div className="border-rule border-t px-4 py-3.5 empty:hidden">
              {products !== undefined && description !== '' && (
                <p className="line-clamp-6 text-[15px] leading-[23px]">{description}</p>
              )}
              {isPriced && tiers.length > 0 && (
                <table className="w-full text-[14px] not-first:mt-2 leading-[21px]">
                  <tbody>
                    {tiers.map((tier, index) => {
                      const pieces = formatNumber(tier.count, language)
                      return (
                        // biome-ignore lint/suspicious/noArrayIndexKey: a count may stand twice while it is edited
                        <tr key={index} className="border-rule/40 border-b last:border-0">
                          <th scope="row" className="py-1 text-left font-normal">
                            <Trans>{pieces} pieces</Trans>
                          </th>
                          <td className="py-1 text-right">
                            <PriceTag price={tier.price} priceWithDiscount={tier.priceWithDiscount} />
                          </td>
                        </tr>
                      )
                    })}
                  </tbody>
                </table>
              )}
            </div>
          </>
        )
      }}
    </SitePreview>
  )
}
