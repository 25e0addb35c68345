import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { pick } from '../../../../src/lib/languages.ts'
import { useLanguage } from '../../../lib/language.tsx'
import type { Shortcut } from '../../kit/frame/shortcuts.ts'
import { useRowKeys } from '../../kit/lists/use-row-keys.ts'
import { basisPointsOf, CampaignMark } from './campaign-mark.tsx'
import { CardPreview } from './card-preview.tsx'
import { CardScreen } from './card-screen.tsx'
import { DeleteServiceDialog } from './delete-service-dialog.tsx'
import { ProductsSection } from './products-section.tsx'
import type { Service } from './queries.ts'
import { ServiceStateHint, ServiceTiersNote } from './site-notes.tsx'
import { TiersTable } from './tiers/tiers-table.tsx'
import { useServiceEditor } from './use-service-editor.ts'
import { WorkSection } from './work-section.tsx'

/** Texts, prices and products of a service; null: a new one. */
export function ServiceEditor({ service }: { service: Service | null }) {
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
      noProfile={{
        label: t`no artwork`,
        hint: t`Its orders need no artwork, unless the product has a profile of its own.`,
      }}
      stateHint={<ServiceStateHint shown={values.state} />}
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

/** Through the products, and to a new one. */
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
