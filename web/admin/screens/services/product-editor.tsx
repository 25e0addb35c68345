import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { pick } from '../../../../src/lib/languages.ts'
import { useApi } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { ProductTabs } from '../../kit/services/product-tabs.tsx'
import { basisPointsOf, CampaignMark } from './campaign-mark.tsx'
import { CardPreview } from './card-preview.tsx'
import { CardScreen } from './card-screen.tsx'
import { DeleteProductDialog } from './delete-product-dialog.tsx'
import { ProductTiers } from './product-tiers.tsx'
import { type Product, servicesQuery } from './queries.ts'
import { ServiceField } from './service-field.tsx'
import { ProductStateHint } from './site-notes.tsx'
import { useProductEditor } from './use-product-editor.ts'
import { WorkSection } from './work-section.tsx'

/** Service, texts and prices of a product; a number: a new one of that service, 0 where it isn't chosen. */
export function ProductEditor({ product }: { product: Product | number }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const language = useLanguage()
  const { editor, fields } = useProductEditor(product)
  const services = useQuery(servicesQuery(useApi(), {})).data?.items ?? []
  const own = typeof product === 'number' ? null : product
  const { values, stored, changed } = editor
  const parent = services.find(({ id }) => id === stored.serviceId)
  // Of the service that it is stored with: another one may have another campaign.
  const campaign = own && !changed.includes('serviceId') ? own.campaign : null
  const percentageBp = basisPointsOf(campaign)
  const rows = values.serviceTypePriceDatas
  return (
    <CardScreen
      editor={editor}
      fields={fields}
      title={own ? pick(stored, 'name', language) : t`New product`}
      parent={
        parent && (
          <>
            {' / '}
            <Link
              to="/admin/services/servicesmore/$id"
              params={{ id: String(parent.id) }}
              className="underline-offset-4 hover:underline"
            >
              {pick(parent, 'name', language)}
            </Link>
          </>
        )
      }
      href={own && stored.state && parent?.state ? `/services/card/prices/${own.id}` : null}
      history={own ? { kind: 'product', id: own.id } : undefined}
      note={<Trans>Visitors choose a product before they order</Trans>}
      stateHint={<ProductStateHint shown={values.state} />}
      noProfile={{
        label: t`as the service`,
        hint: t`Artwork of its orders is measured as that of its service.`,
      }}
      preview={<CardPreview values={values} rows={rows} percentageBp={percentageBp} />}
      deletion={
        own &&
        ((close) => (
          <DeleteProductDialog
            product={{ ...stored, id: own.id }}
            onClose={close}
            onDeleted={() => {
              editor.revert()
              const params = { id: String(stored.serviceId) }
              void navigate({ to: '/admin/services/servicesmore/$id', params, ignoreBlocker: true })
            }}
          />
        ))
      }
      tabs={own && <ProductTabs id={own.id} />}
      below={own && <WorkSection item={{ kind: 'product', id: own.id }} />}
      before={<ServiceField editor={editor} services={services} />}
    >
      <ProductTiers
        id={own?.id ?? null}
        editor={editor}
        rows={rows}
        percentageBp={percentageBp}
        aside={<CampaignMark campaign={campaign} />}
      />
    </CardScreen>
  )
}
