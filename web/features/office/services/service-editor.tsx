import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { pick } from '../../../../src/lib/languages.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { EditorForm } from '../editor/editor-form.tsx'
import { EditorActions, UnsavedMark } from '../editor/editor-head.tsx'
import { EmptyTranslations } from '../editor/empty-translations.tsx'
import { LanguageFields } from '../editor/language-fields.tsx'
import { Screen } from '../screen.tsx'
import type { Shortcut } from '../shortcuts.ts'
import { useRowKeys } from '../today/use-row-keys.ts'
import { basisPointsOf, CampaignMark } from './campaign-mark.tsx'
import { CardAside } from './card-fields.tsx'
import { CardPreview } from './card-preview.tsx'
import { DeleteServiceDialog } from './delete-service-dialog.tsx'
import { ProductsSection } from './products-section.tsx'
import type { Service } from './queries.ts'
import { ServiceStateHint, ServiceTiersNote } from './site-notes.tsx'
import { TiersTable } from './tiers/tiers-table.tsx'
import { useServiceEditor } from './use-service-editor.ts'

/** Texts, prices and products of a service, and at the side how the site will show it; null: a new one. */
export function ServiceEditor({ service }: { service: Service | null }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const language = useLanguage()
  const [asked, ask] = useState(false)
  const { editor, texts, names } = useServiceEditor(service)
  const { values, stored } = editor
  const title = service ? pick(stored, 'name', language) : t`New service`
  const percentageBp = basisPointsOf(service?.campaign ?? null)
  const shownProducts = service?.serviceTypes.filter(({ state }) => state).length ?? 0
  const rowKeys = useRowKeys()
  const keys: Shortcut[] = service
    ? [
        ...(service.serviceTypes.length > 0 ? rowKeys : []),
        {
          keys: ['a'],
          caps: ['A'],
          label: t`add a product`,
          act: () => void navigate({ to: '/admin/services/addproduct', search: { service: service.id } }),
        },
      ]
    : []
  const tiers = (
    <TiersTable
      key="tiers"
      editor={editor}
      name="servicePriceDatas"
      percentageBp={percentageBp}
      aside={<CampaignMark campaign={service?.campaign ?? null} />}
      note={<ServiceTiersNote rows={values.servicePriceDatas} products={shownProducts} />}
    />
  )
  const products = service && <ProductsSection key="products" service={service} />
  return (
    <Screen
      above={
        <>
          <Link to="/admin/services/services" className="underline-offset-4 hover:underline">
            <Trans>Services</Trans>
          </Link>
          {' / '}
          {service ? <Trans>Edit</Trans> : <Trans>Add</Trans>}
        </>
      }
      title={title}
      meta={<UnsavedMark editor={editor} />}
      actions={
        service && (
          <EditorActions
            href={stored.state ? `/services/card/${service.id}` : null}
            onDelete={() => ask(true)}
          />
        )
      }
      shortcuts={keys}
      note={<Trans>A service shows its products, or its own prices</Trans>}
    >
      <EditorForm
        editor={editor}
        title={title}
        names={names}
        history={service ? { kind: 'service', id: service.id } : undefined}
        warning={<EmptyTranslations values={values} fields={texts} />}
        className="grid items-start gap-x-8 gap-y-7 xl:grid-cols-[minmax(0,1fr)_minmax(296px,320px)]"
      >
        <div className="grid min-w-0 gap-7">
          <LanguageFields editor={editor} fields={texts} />
          {shownProducts > 0 ? [products, tiers] : [tiers, products]}
        </div>
        <CardAside
          editor={editor}
          stateHint={<ServiceStateHint shown={values.state} />}
          preview={
            <CardPreview
              values={values}
              rows={values.servicePriceDatas}
              percentageBp={percentageBp}
              products={shownProducts}
            />
          }
        />
      </EditorForm>
      {asked && service && (
        <DeleteServiceDialog
          service={{ ...service, name: title }}
          onClose={() => ask(false)}
          onDeleted={() => {
            editor.revert()
            void navigate({ to: '/admin/services/services', ignoreBlocker: true })
          }}
        />
      )}
    </Screen>
  )
}
