import { Trans } from '@lingui/react/macro'
import { LinkButton, TextLink } from '../../../ui/button.tsx'
import { DetailPicture } from './priced-detail.tsx'

type PriceOnRequestProps = { photoUrl: string; order: { service: number; product?: number } }

/** Picture and a way to ask, where a service or a product has no prices. */
export const PriceOnRequest = ({ photoUrl, order }: PriceOnRequestProps) => (
  <div className="grid items-start gap-12 lg:grid-cols-[minmax(0,772fr)_minmax(0,522fr)]">
    <div>
      <DetailPicture url={photoUrl} />
    </div>
    <div className="flex flex-col items-start gap-6 bg-ink p-5 text-on-ink max-md:-mx-5 md:p-8">
      <p className="type-d3">
        <Trans>We set the price for each order. Tell us what you need, and a manager will work it out.</Trans>
      </p>
      <LinkButton to="/order" search={order} wide arrow className="hover:bg-paper hover:text-key">
        <Trans>Place order</Trans>
      </LinkButton>
      <TextLink to="/contact">
        <Trans>Ask first</Trans>
      </TextLink>
    </div>
  </div>
)
