import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useApi } from '../../../lib/api.ts'
import { AdminLinkButton } from '../../../ui/admin/button.tsx'
import { Empty } from '../../../ui/admin/empty.tsx'
import { RecordScreen } from '../../kit/editor/record-gate.tsx'
import { ProductEditor } from './product-editor.tsx'
import { ServiceEditor } from './service-editor.tsx'

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

/** A new product, of the service that the address names. */
export function NewProductScreen() {
  const { service = 0 } = useSearch({ from: '/admin/services/addproduct' })
  return <ProductEditor key={service} product={service} />
}

const Gone = ({ children }: { children: ReactNode }) => (
  <Empty title={children} why={<Trans>It was deleted meanwhile, or its address is wrong.</Trans>}>
    <AdminLinkButton to="/admin/services/services">
      <Trans>Show all services</Trans>
    </AdminLinkButton>
  </Empty>
)
