import { Trans } from '@lingui/react/macro'
import { TemplateLink } from '../../../kit/options/template-link.tsx'
import { orderedSelection } from '../../../kit/orders/ordered-options.ts'
import type { MyOrderDetail } from '../order-labels.tsx'

/** The PDF to lay the artwork on, of what was chosen; none where the choice has no size. */
export function OrderTemplate({ order: { serviceType, options, count } }: { order: MyOrderDetail }) {
  if (!serviceType || !options?.trim) return null
  return (
    <TemplateLink
      product={serviceType.id}
      chosen={{ selection: orderedSelection(options), count }}
      className="type-small ml-auto inline-flex min-h-11 items-center gap-2 border-key border-b-2 font-bold md:min-h-8"
    >
      <Trans>Template, PDF</Trans>
    </TemplateLink>
  )
}
