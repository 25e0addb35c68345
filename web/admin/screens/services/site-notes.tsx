import { Plural, Trans } from '@lingui/react/macro'
import { type TierRow, tiersOf } from './tiers/tier-rows.ts'

type ServiceTiersNoteProps = {
  rows: readonly TierRow[]
  /** The products that visitors see. */
  products: number
}

/** A note that visitors see the products instead of a service's own prices. */
export function ServiceTiersNote({ rows, products }: ServiceTiersNoteProps) {
  const hasTiers = tiersOf(rows).length > 0
  if (products > 0 && hasTiers)
    return (
      <span className="text-warn">
        <Trans>
          The site shows the products instead of these prices. Each product has prices of its own.
        </Trans>
      </span>
    )
  if (products > 0)
    return (
      <Plural
        value={products}
        one="The site shows # product; its prices are on the product’s page."
        other="The site shows # products; their prices are on the products’ pages."
      />
    )
  if (hasTiers)
    return <Trans>The site shows these prices and calculates with them. A price is for the whole run.</Trans>
  return <Trans>Without tiers and products the site says “Price on request”.</Trans>
}

/** A note on a product's prices. */
export const ProductTiersNote = ({ rows }: { rows: readonly TierRow[] }) =>
  tiersOf(rows).length > 0 ? (
    <Trans>
      The product’s page shows these prices and calculates with them. A price is for the whole run.
    </Trans>
  ) : (
    <Trans>Without tiers the product’s page says “Price on request”.</Trans>
  )

export const ServiceStateHint = ({ shown }: { shown: boolean }) =>
  shown ? (
    <Trans>Visitors see it and can order it.</Trans>
  ) : (
    <Trans>Visitors see neither it nor its products.</Trans>
  )

export const ProductStateHint = ({ shown }: { shown: boolean }) =>
  shown ? <Trans>Visitors see it and can order it.</Trans> : <Trans>Visitors don’t see it.</Trans>
