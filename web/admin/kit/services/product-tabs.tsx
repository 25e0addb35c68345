import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { ViewTab } from '../../../ui/admin/view-tab.tsx'

/** The tabs of a product: its texts, and its choices. */
export const ProductTabs = memo(function ProductTabs({ id }: { id: number }) {
  const { t } = useLingui()
  const params = { id: String(id) }
  return (
    <nav aria-label={t`Parts of the product`} className="mb-5 flex flex-wrap gap-x-6 border-line2 border-b">
      <ViewTab to="/admin/services/editproduct/$id" params={params}>
        <Trans>Text and picture</Trans>
      </ViewTab>
      <ViewTab to="/admin/services/options/$id" params={params}>
        <Trans>Choices and prices</Trans>
      </ViewTab>
    </nav>
  )
})
