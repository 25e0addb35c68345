import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { pick } from '../../../../src/lib/languages.ts'
import { useApi, useClient } from '../../../lib/api.ts'
import { formatMoney, formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminLinkButton } from '../../../ui/admin/button.tsx'
import { AdminSelect } from '../../../ui/admin/inputs.tsx'
import { EditedField } from '../../kit/editor/edited-field.tsx'
import type { Editor } from '../../kit/editor/use-editor.ts'
import { ExampleNote } from '../../kit/ready-made/example-prices.tsx'
import { ProductTabs } from '../../kit/services/product-tabs.tsx'
import { basisPointsOf, CampaignMark } from './campaign-mark.tsx'
import { useCardFields } from './card-fields.ts'
import { CardPreview } from './card-preview.tsx'
import { CardScreen } from './card-screen.tsx'
import { changedArtworkOf } from './card-values.ts'
import { DeleteProductDialog } from './delete-product-dialog.tsx'
import {
  blankProduct,
  type ProductValues,
  productForm,
  productInputOf,
  readProduct,
} from './product-values.ts'
import { type AdminService, type Product, servicesQuery } from './queries.ts'
import { ProductStateHint, ProductTiersNote } from './site-notes.tsx'
import { previewTiers, type TierRow } from './tiers/tier-rows.ts'
import { TiersTable } from './tiers/tiers-table.tsx'
import { useCardEditor } from './use-card-editor.ts'
import { useProductOptions } from './use-product-options.ts'
import { WeightField } from './weight-field.tsx'
import { WorkSection } from './work-section.tsx'

/** Service, texts and prices of a product; a number for a new one of that service, 0 where none is chosen. */
export function ProductEditor({ product }: { product: Product | number }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const language = useLanguage()
  const { editor, fields } = useProductEditor(product)
  const services = useQuery(servicesQuery(useApi(), {})).data?.items ?? []
  const own = typeof product === 'number' ? null : product
  const { values, stored, changed } = editor
  const parent = services.find(({ id }) => id === stored.serviceId)
  // The campaign of the stored service; another service may have another one.
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
      examples={own?.examplePrices && <ExampleNote />}
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
      aside={<WeightField id={own?.id ?? null} editor={editor} />}
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

type ServiceFieldProps = { editor: Editor<ProductValues>; services: readonly AdminService[] }

/** Which service the product belongs to. */
function ServiceField({ editor, services }: ServiceFieldProps) {
  const { t } = useLingui()
  const language = useLanguage()
  return (
    <EditedField
      editor={editor}
      name="serviceId"
      read={Number}
      label={<Trans>Service</Trans>}
      required
      className="sm:max-w-80"
    >
      {(control) => (
        <AdminSelect {...control}>
          {editor.values.serviceId === 0 && <option value={0}>{t`Choose…`}</option>}
          {services.map((service) => (
            <option key={service.id} value={service.id}>
              {pick(service, 'name', language)}
            </option>
          ))}
        </AdminSelect>
      )}
    </EditedField>
  )
}

/** The editing of a product; a new one belongs to the service with this id, 0 where none is chosen. */
function useProductEditor(product: Product | number) {
  const { t } = useLingui()
  const { create, update } = useClient().products
  const { multilanguage } = useApi().products
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const fields = useCardFields('serviceTypePriceDatas')
  const [stored, id] =
    typeof product === 'number' ? [null, `product.new.${product}`] : [product, `product.${product.id}`]
  const editor = useCardEditor<ProductValues>({
    id,
    read:
      typeof product === 'number'
        ? { values: blankProduct(product), version: undefined }
        : readProduct(product),
    save: ({ values, changed, version }, call) => {
      if (stored)
        return update.mutate(
          {
            id: stored.id,
            ...productInputOf({ ...changed, ...changedArtworkOf(changed, values) }),
            updatedAt: version,
          },
          call,
        )
      const { name, serviceId, profileId } = values
      return create.mutate(
        { ...productInputOf(values), name, serviceId, profileId: profileId ?? undefined },
        call,
      )
    },
    reread:
      stored &&
      (async () =>
        readProduct(
          await queryClient.fetchQuery({ ...multilanguage.queryOptions({ id: stored.id }), staleTime: 0 }),
        )),
    schema: productForm,
    says: fields.says,
    texts: fields.textOf,
    anew: stored
      ? {
          id: `product.new.${stored.serviceId}`,
          open: () =>
            void navigate({
              to: '/admin/services/addproduct',
              search: { service: stored.serviceId },
              ignoreBlocker: true,
            }),
        }
      : undefined,
    added: t`The product was added`,
    another: (made) => {
      const { serviceId } = made as Product
      void navigate({ to: '/admin/services/addproduct', search: { service: serviceId } })
    },
    to: '/admin/services/editproduct/$id',
  })
  return { editor, fields }
}

type ProductTiersProps = {
  /** Null for a new product. */
  id: number | null
  editor: Editor
  rows: readonly TierRow[]
  percentageBp: number
  aside: ReactNode
}

/** The prices of a product's runs: edited here, or derived from its choices (OPT-9). */
function ProductTiers({ id, editor, rows, percentageBp, aside }: ProductTiersProps) {
  const { data, isLoading } = useProductOptions(id)
  if (isLoading) return null
  const version = data?.version ?? null
  if (id !== null && version !== null) return <DerivedTiers id={id} rows={rows} />
  return (
    <TiersTable
      editor={editor}
      name="serviceTypePriceDatas"
      percentageBp={percentageBp}
      aside={aside}
      note={<ProductTiersNote rows={rows} />}
    />
  )
}

/** Read-only, with a link to where they are edited. */
function DerivedTiers({ id, rows }: { id: number; rows: readonly TierRow[] }) {
  const headId = useId()
  const language = useLanguage()
  return (
    <section aria-labelledby={headId}>
      <h2 id={headId} className="admin-h2 pb-1.5">
        <Trans>Price tiers</Trans>
      </h2>
      <p className="pb-2 text-t2">
        <Trans>
          These prices come from the product’s choices: they are those of the first choices. Change them
          there.
        </Trans>
      </p>
      <table aria-labelledby={headId} className="w-full border-key border-t-2 bg-paper tabular-nums">
        <tbody>
          {previewTiers(rows, 0).map(({ count, price }) => {
            const pieces = formatNumber(count, language)
            return (
              <tr key={count} className="border-line1 border-b">
                <th scope="row" className="px-3.5 py-1.5 text-left font-normal">
                  <Trans>{pieces} pieces</Trans>
                </th>
                <td className="px-3.5 py-1.5 text-right font-medium">{formatMoney(price, language)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <AdminLinkButton to="/admin/services/options/$id" params={{ id: String(id) }} className="mt-2.5">
        <Trans>Choices and prices</Trans>
      </AdminLinkButton>
    </section>
  )
}
