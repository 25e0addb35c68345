import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useApi } from '../../../lib/api.ts'
import { AdminLinkButton } from '../../../ui/admin/button.tsx'
import { Empty } from '../../../ui/admin/empty.tsx'
import { RecordGate, RecordScreen } from '../../kit/editor/record-gate.tsx'
import { OptionsEditor } from './options-editor.tsx'

/** What can be chosen of one product, and what it costs. */
export function OptionsScreen() {
  const { id } = useParams({ from: '/admin/services/options/$id' })
  const api = useApi()
  const product = useQuery(api.products.multilanguage.queryOptions({ id: Number(id) }))
  const options = useQuery(api.options.multilanguage.queryOptions({ id: Number(id) }))
  const missing = (
    <Empty
      title={<Trans>There is no such product</Trans>}
      why={<Trans>It was deleted meanwhile, or its address is wrong.</Trans>}
    >
      <AdminLinkButton to="/admin/services/services">
        <Trans>Show all services</Trans>
      </AdminLinkButton>
    </Empty>
  )
  return (
    <RecordScreen query={product} title={<Trans>Choices and prices</Trans>} missing={missing}>
      {(read) => (
        <RecordGate query={options} missing={missing}>
          {(configured) => <OptionsEditor key={read.id} product={read} options={configured} />}
        </RecordGate>
      )}
    </RecordScreen>
  )
}
