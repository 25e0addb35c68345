import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { pick } from '../../../../src/lib/languages.ts'
import { useApi } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminLinkButton } from '../../../ui/admin/button.tsx'
import { Empty } from '../../../ui/admin/empty.tsx'
import { RecordGate, RecordScreen } from '../../kit/editor/record-gate.tsx'
import { Screen } from '../../kit/frame/screen.tsx'
import { Crumbs } from './crumbs.tsx'
import { OptionsEditor } from './options-editor.tsx'
import { OptionsWaiting } from './options-waiting.tsx'

/** What can be chosen of one product, and what it costs. */
export function OptionsScreen() {
  const { id } = useParams({ from: '/admin/services/options/$id' })
  const api = useApi()
  const language = useLanguage()
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
  const waiting = <OptionsWaiting id={Number(id)} />
  return (
    <RecordScreen
      query={product}
      title={<Trans>Choices and prices</Trans>}
      missing={missing}
      waiting={waiting}
    >
      {(read) =>
        options.data ? (
          <RecordGate query={options} missing={missing}>
            {(configured) => <OptionsEditor key={read.id} product={read} options={configured} />}
          </RecordGate>
        ) : (
          <Screen above={<Crumbs serviceId={read.serviceId} />} title={pick(read, 'name', language)}>
            <RecordGate query={options} missing={missing} waiting={waiting}>
              {() => null}
            </RecordGate>
          </Screen>
        )
      }
    </RecordScreen>
  )
}
