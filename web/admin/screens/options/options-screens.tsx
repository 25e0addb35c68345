import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { pick } from '../../../../src/lib/languages.ts'
import { useApi } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Bar } from '../../../ui/admin/bar.tsx'
import { AdminLinkButton } from '../../../ui/admin/button.tsx'
import { Empty } from '../../../ui/admin/empty.tsx'
import { Late } from '../../../ui/admin/late.tsx'
import { RecordGate, RecordScreen } from '../../kit/editor/record-gate.tsx'
import { Screen } from '../../kit/frame/screen.tsx'
import { ProductTabs } from '../../kit/services/product-tabs.tsx'
import { Crumbs } from './crumbs.tsx'
import { OptionsEditor } from './options-editor.tsx'

/** The choices of one product, and their prices. */
export function OptionsScreen() {
  const { id } = useParams({ from: '/admin/services/options/$id' })
  const api = useApi()
  const language = useLanguage()
  const product = useQuery(api.products.multilanguage.queryOptions({ id: Number(id) }))
  const options = useQuery(api.options.multilanguage.queryOptions({ id: Number(id) }))
  const missing = (
    <Empty
      title={<Trans>There is no such product</Trans>}
      why={<Trans>It was deleted in the meantime, or its address is wrong.</Trans>}
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

/** The skeleton of the editor: its heads at once, its cells grey. */
const OptionsWaiting = ({ id }: { id: number }) => (
  <>
    <ProductTabs id={id} />
    <p role="status">
      <span className="sr-only">
        <Trans>Loading…</Trans>
      </span>
    </p>
    <div className="grid items-start gap-x-6 gap-y-7 xl:grid-cols-[minmax(0,1fr)_312px]">
      <div className="grid min-w-0 gap-7">
        <section>
          <h2 className="admin-h2 pb-2">
            <Trans>Choices</Trans>
          </h2>
          <div className="h-42 overflow-hidden border-key border-t-2 bg-paper">
            <Late>
              <GreyGroups />
            </Late>
          </div>
        </section>
        <section>
          <h2 className="admin-h2 pb-2">
            <Trans>Price table</Trans>
          </h2>
          <div className="min-h-100 border-key border-t-2 bg-paper">
            <Late>
              <GreyPrices />
            </Late>
          </div>
        </section>
      </div>
      <section className="max-xl:hidden">
        <h2 className="admin-h2 pb-2">
          <Trans>Calculator on the site</Trans>
        </h2>
        <div className="h-100 border border-key bg-paper p-4">
          <Late>
            <Bar className="mb-6 h-4 w-40" />
            {['w-full', 'w-4/5', 'w-11/12', 'w-3/5'].map((width) => (
              <Bar key={width} className={`mb-4 h-7 ${width}`} />
            ))}
          </Late>
        </div>
      </section>
    </div>
  </>
)

const GreyGroups = () => (
  <div className="flex">
    {[1, 2, 3, 4, 5].map((group) => (
      <div key={group} className="min-w-36 grow basis-36 border-line1 border-r px-3 last:border-r-0">
        <div className="flex h-9 items-center border-line border-b">
          <Bar className="w-20" />
        </div>
        {['w-24', 'w-20', 'w-16'].map((width) => (
          <div key={width} className="flex h-8 items-center">
            <Bar className={`opacity-60 ${width}`} />
          </div>
        ))}
      </div>
    ))}
  </div>
)

const GreyPrices = () =>
  [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3].map((tone) => (
    <div
      key={tone}
      style={{ opacity: tone }}
      className="flex h-7.5 items-center gap-6 overflow-hidden border-line1 border-b px-3"
    >
      <Bar className="mr-auto w-28 shrink-0" />
      {[0, 1, 2, 3, 4].map((run) => (
        <Bar key={run} className="w-14 shrink-0" />
      ))}
    </div>
  ))
