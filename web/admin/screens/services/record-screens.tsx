import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { newServiceSchema } from '../../../../src/domains/catalog/service-input.ts'
import { type AllTexts, allTextsOf } from '../../../../src/domains/content/texts.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { useApi, useClient } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminLinkButton } from '../../../ui/admin/button.tsx'
import { Empty } from '../../../ui/admin/empty.tsx'
import { PlusIcon } from '../../../ui/admin/icons.tsx'
import { Pager } from '../../../ui/admin/pager.tsx'
import { blankTexts } from '../../kit/editor/content-texts.ts'
import { RecordScreen } from '../../kit/editor/record-gate.tsx'
import type { Shortcut } from '../../kit/frame/shortcuts.ts'
import { useWidthPageSize } from '../../kit/lists/page-size.ts'
import { pageSlice } from '../../kit/lists/page-slice.ts'
import { useRowKeys } from '../../kit/lists/use-row-keys.ts'
import { ExampleNote } from '../../kit/ready-made/example-prices.tsx'
import { basisPointsOf, CampaignMark } from './campaign-mark.tsx'
import { useCardFields } from './card-fields.ts'
import { CardPreview } from './card-preview.tsx'
import { CardScreen } from './card-screen.tsx'
import { blankCard, type CardValues, cardInputOf, cardValuesOf, changedArtworkOf } from './card-values.ts'
import { DeleteProductDialog } from './delete-product-dialog.tsx'
import { DeleteServiceDialog } from './delete-service-dialog.tsx'
import { ProductEditor } from './product-editor.tsx'
import { ProductsList } from './products-list.tsx'
import type { Service, ServiceProduct } from './queries.ts'
import { ServiceStateHint, ServiceTiersNote } from './site-notes.tsx'
import { rowsOf, type TierRow, tierRows, tiersOf } from './tiers/tier-rows.ts'
import { TiersTable } from './tiers/tiers-table.tsx'
import { useCardEditor } from './use-card-editor.ts'
import { WorkSection } from './work-section.tsx'

/** One service's page: texts, prices, products. */
export function ServiceScreen() {
  const { id } = useParams({ from: '/admin/services/servicesmore/$id' })
  const query = useQuery(useApi().services.multilanguage.queryOptions({ id: Number(id) }))
  return (
    <RecordScreen
      query={query}
      title={<Trans>Service</Trans>}
      missing={
        <Gone>
          <Trans>There is no such service</Trans>
        </Gone>
      }
    >
      {(service) => <ServiceEditor key={service.id} service={service} />}
    </RecordScreen>
  )
}

export const NewServiceScreen = () => <ServiceEditor service={null} />

/** One product's page: its service, texts and prices. */
export function ProductScreen() {
  const { id } = useParams({ from: '/admin/services/editproduct/$id' })
  const query = useQuery(useApi().products.multilanguage.queryOptions({ id: Number(id) }))
  return (
    <RecordScreen
      query={query}
      title={<Trans>Product</Trans>}
      missing={
        <Gone>
          <Trans>There is no such product</Trans>
        </Gone>
      }
    >
      {(product) => <ProductEditor key={product.id} product={product} />}
    </RecordScreen>
  )
}

/** A new product of the service that the address names. */
export function NewProductScreen() {
  const { service = 0 } = useSearch({ from: '/admin/services/addproduct' })
  return <ProductEditor key={service} product={service} />
}

const Gone = ({ children }: { children: ReactNode }) => (
  <Empty title={children} why={<Trans>It was deleted in the meantime, or its address is wrong.</Trans>}>
    <AdminLinkButton to="/admin/services/services">
      <Trans>Show all services</Trans>
    </AdminLinkButton>
  </Empty>
)

/** Texts, prices and products of a service; null for a new one. */
function ServiceEditor({ service }: { service: Service | null }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const language = useLanguage()
  const { editor, fields } = useServiceEditor(service)
  const { values, stored } = editor
  const keys = useServiceKeys(service)
  const title = service ? pick(stored, 'name', language) : t`New service`
  const percentageBp = basisPointsOf(service?.campaign ?? null)
  const shownProducts = service?.serviceTypes.filter(({ state }) => state).length ?? 0
  const rows = values.servicePriceDatas
  const tiers = (
    <TiersTable
      key="tiers"
      editor={editor}
      name="servicePriceDatas"
      percentageBp={percentageBp}
      aside={<CampaignMark campaign={service?.campaign ?? null} />}
      note={<ServiceTiersNote rows={rows} products={shownProducts} />}
    />
  )
  const products = service && <ProductsSection key="products" service={service} />
  return (
    <CardScreen
      editor={editor}
      fields={fields}
      title={title}
      href={service && stored.state ? `/services/card/${service.id}` : null}
      history={service ? { kind: 'service', id: service.id } : undefined}
      shortcuts={keys}
      note={<Trans>A service shows its products, or its own prices</Trans>}
      isService
      stateHint={<ServiceStateHint shown={values.state} />}
      examples={service?.examplePrices && <ServiceExamples service={service} />}
      preview={
        <CardPreview values={values} rows={rows} percentageBp={percentageBp} products={shownProducts} />
      }
      below={service && <WorkSection item={{ kind: 'service', id: service.id }} />}
      deletion={
        service &&
        ((close) => (
          <DeleteServiceDialog
            service={{ id: service.id, name: title }}
            onClose={close}
            onDeleted={() => {
              editor.revert()
              void navigate({ to: '/admin/services/services', ignoreBlocker: true })
            }}
          />
        ))
      }
    >
      {shownProducts > 0 ? [products, tiers] : [tiers, products]}
    </CardScreen>
  )
}

/** Which products' prices are examples, each with a link to its table. */
function ServiceExamples({ service }: { service: Service }) {
  const language = useLanguage()
  return (
    <ExampleNote>
      {service.serviceTypes
        .filter(({ examplePrices }) => examplePrices)
        .map((product) => {
          const name = pick(product, 'name', language)
          return (
            <AdminLinkButton
              key={product.id}
              to="/admin/services/options/$id"
              params={{ id: String(product.id) }}
            >
              <Trans>Prices: {name}</Trans>
            </AdminLinkButton>
          )
        })}
    </ExampleNote>
  )
}

/** The keys of the product list: through the rows, and to a new product. */
function useServiceKeys(service: Service | null): Shortcut[] {
  const { t } = useLingui()
  const navigate = useNavigate()
  const rowKeys = useRowKeys()
  if (!service) return []
  const add = () => void navigate({ to: '/admin/services/addproduct', search: { service: service.id } })
  return [
    ...(service.serviceTypes.length > 0 ? rowKeys : []),
    { keys: ['a'], caps: ['A'], label: t`add a product`, act: add },
  ]
}

/** The page sizes by the window's width (ADM-5). */
const sizes = [6, 4, 3, 2] as const

/** The products of a service, a page at a time, in the order of the site. */
function ProductsSection({ service }: { service: Service }) {
  const { t } = useLingui()
  const pageSize = useWidthPageSize('products', sizes)
  const { size } = pageSize
  const { page = 1 } = useSearch({ from: '/admin/services/servicesmore/$id' })
  const [asked, ask] = useState<ServiceProduct | null>(null)
  const { serviceTypes: products } = service
  const last = Math.max(1, Math.ceil(products.length / size))
  const here = Math.min(page, last)
  return (
    <section aria-labelledby="products">
      <div className="flex min-h-8 flex-wrap items-center gap-x-2.5 gap-y-1 pb-1.5">
        <h2 id="products" className="admin-h2">
          <Trans>Products</Trans>
        </h2>
        <span className="text-t3 tabular-nums">{products.length || ''}</span>
        <AdminLinkButton to="/admin/services/addproduct" search={{ service: service.id }} className="ml-auto">
          <PlusIcon />
          <Trans>Add a product</Trans>
        </AdminLinkButton>
      </div>
      {products.length === 0 ? (
        <p className="border-key border-t-2 border-b border-b-line2 bg-paper px-3.5 py-3 text-t2">
          <Trans>
            There are none: visitors order the service itself. With products, they choose one of them first.
          </Trans>
        </p>
      ) : (
        <>
          <ProductsList
            service={service}
            rows={pageSlice(products, here, size)}
            before={(here - 1) * size}
            onDelete={ask}
          />
          {products.length > Math.min(...pageSize.sizes) && (
            <Pager page={here} pageSize={pageSize} total={products.length} label={t`Products`} />
          )}
        </>
      )}
      {asked && <DeleteProductDialog product={asked} onClose={() => ask(null)} />}
    </section>
  )
}

/** The editing of a service; null for a new one. */
function useServiceEditor(service: Service | null) {
  const { t } = useLingui()
  const { create, update } = useClient().services
  const { multilanguage } = useApi().services
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const fields = useCardFields('servicePriceDatas')
  const editor = useCardEditor<ServiceValues>({
    id: `service.${service?.id ?? 'new'}`,
    read: service ? readService(service) : { values: blankService, version: undefined },
    save: ({ values, changed, version }, call) =>
      service
        ? update.mutate(
            {
              id: service.id,
              ...serviceInputOf({ ...changed, ...changedArtworkOf(changed, values) }),
              updatedAt: version,
            },
            call,
          )
        : create.mutate(
            {
              ...serviceInputOf(values),
              name: values.name,
              profileId: values.profileId ?? undefined,
            },
            call,
          ),
    reread:
      service &&
      (async () => {
        const query = multilanguage.queryOptions({ id: service.id })
        return readService(await queryClient.fetchQuery({ ...query, staleTime: 0 }))
      }),
    schema: serviceForm,
    says: fields.says,
    texts: fields.textOf,
    anew: {
      id: 'service.new',
      open: () => void navigate({ to: '/admin/services/addservice', ignoreBlocker: true }),
    },
    added: t`The service was added`,
    another: () => void navigate({ to: '/admin/services/addservice' }),
    to: '/admin/services/servicesmore/$id',
  })
  return { editor, fields }
}

type ServiceValues = CardValues & AllTexts<'service'> & { servicePriceDatas: readonly TierRow[] }

/** Pictures are checked when they are chosen. */
const serviceForm = newServiceSchema.omit({ file: true }).extend({ servicePriceDatas: tierRows })

const blankService: ServiceValues = {
  ...blankCard,
  artwork: 'Required',
  ...blankTexts('service'),
  servicePriceDatas: rowsOf([]),
}

const readService = (service: Service) => ({
  values: {
    ...cardValuesOf(service),
    ...allTextsOf('service', service),
    servicePriceDatas: rowsOf(service.servicePrices),
  } as ServiceValues,
  version: service.updatedAt,
})

function serviceInputOf({ servicePriceDatas, artwork, ...card }: Partial<ServiceValues>) {
  return {
    ...cardInputOf(card),
    artwork: artwork ?? undefined,
    ...(servicePriceDatas && { servicePriceDatas: tiersOf(servicePriceDatas) }),
  }
}
