import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { pick } from '../../../../src/lib/languages.ts'
import { useApi } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { OfficeField } from '../../../ui/office/field.tsx'
import { OfficeSelect } from '../../../ui/office/inputs.tsx'
import { EditorForm } from '../editor/editor-form.tsx'
import { EditorActions, UnsavedMark } from '../editor/editor-head.tsx'
import { EmptyTranslations } from '../editor/empty-translations.tsx'
import { LanguageFields } from '../editor/language-fields.tsx'
import { Screen } from '../screen.tsx'
import { basisPointsOf, CampaignMark } from './campaign-mark.tsx'
import { CardAside } from './card-fields.tsx'
import { CardPreview } from './card-preview.tsx'
import { DeleteProductDialog } from './delete-product-dialog.tsx'
import { type Product, servicesQuery } from './queries.ts'
import { ProductStateHint, ProductTiersNote } from './site-notes.tsx'
import { TiersTable } from './tiers/tiers-table.tsx'
import { useProductEditor } from './use-product-editor.ts'

/** Service, texts and prices of a product; a number: a new one of that service, 0 where it isn't chosen. */
export function ProductEditor({ product }: { product: Product | number }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const language = useLanguage()
  const [asked, ask] = useState(false)
  const { editor, texts, names } = useProductEditor(product)
  const services = useQuery(servicesQuery(useApi(), {})).data?.items ?? []
  const stored = typeof product === 'number' ? null : product
  const { values, changed, errors } = editor
  const title = stored ? pick(editor.stored, 'name', language) : t`New product`
  const parent = services.find(({ id }) => id === editor.stored.serviceId)
  // Of the service that it is stored with: another one may have another campaign.
  const campaign = stored && !changed.includes('serviceId') ? stored.campaign : null
  return (
    <Screen
      above={
        <>
          <Link to="/admin/services/services" className="underline-offset-4 hover:underline">
            <Trans>Services</Trans>
          </Link>
          {parent && (
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
          )}
          {' / '}
          {stored ? <Trans>Edit</Trans> : <Trans>Add</Trans>}
        </>
      }
      title={title}
      meta={<UnsavedMark editor={editor} />}
      actions={
        stored && (
          <EditorActions
            href={editor.stored.state && parent?.state ? `/services/card/prices/${stored.id}` : null}
            onDelete={() => ask(true)}
          />
        )
      }
      note={<Trans>Visitors choose a product before they order</Trans>}
    >
      <EditorForm
        editor={editor}
        title={title}
        names={names}
        history={stored ? { kind: 'product', id: stored.id } : undefined}
        warning={<EmptyTranslations values={values} fields={texts} />}
        className="grid items-start gap-x-8 gap-y-7 xl:grid-cols-[minmax(0,1fr)_minmax(296px,320px)]"
      >
        <div className="grid min-w-0 gap-7">
          <OfficeField
            label={<Trans>Service</Trans>}
            required
            error={errors.serviceId}
            changed={changed.includes('serviceId')}
            className="max-w-80 max-sm:max-w-none"
          >
            <OfficeSelect
              name="serviceId"
              value={values.serviceId}
              onChange={(event) => editor.set('serviceId', Number(event.target.value))}
            >
              {values.serviceId === 0 && <option value={0}>{t`Choose…`}</option>}
              {services.map((service) => (
                <option key={service.id} value={service.id}>
                  {pick(service, 'name', language)}
                </option>
              ))}
            </OfficeSelect>
          </OfficeField>
          <LanguageFields editor={editor} fields={texts} />
          <TiersTable
            editor={editor}
            name="serviceTypePriceDatas"
            percentageBp={basisPointsOf(campaign)}
            aside={<CampaignMark campaign={campaign} />}
            note={<ProductTiersNote rows={values.serviceTypePriceDatas} />}
          />
        </div>
        <CardAside
          editor={editor}
          stateHint={<ProductStateHint shown={values.state} />}
          preview={
            <CardPreview
              values={values}
              rows={values.serviceTypePriceDatas}
              percentageBp={basisPointsOf(campaign)}
            />
          }
        />
      </EditorForm>
      {asked && stored && (
        <DeleteProductDialog
          product={{ ...editor.stored, id: stored.id }}
          onClose={() => ask(false)}
          onDeleted={() => {
            editor.revert()
            void navigate({
              to: '/admin/services/servicesmore/$id',
              params: { id: String(editor.stored.serviceId) },
              ignoreBlocker: true,
            })
          }}
        />
      )}
    </Screen>
  )
}
