import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentProps, useMemo, useRef, useState } from 'react'
import { pick } from '../../../../src/lib/languages.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { sitePreviewOf } from '../../../lib/site-preview.ts'
import { AdminButton, buttonLook } from '../../../ui/admin/button.tsx'
import { OutsideIcon } from '../../../ui/admin/icons.tsx'
import { EditorForm } from '../../kit/editor/editor-form.tsx'
import { UnsavedMark } from '../../kit/editor/editor-head.tsx'
import { Screen } from '../../kit/frame/screen.tsx'
import { ProductTabs } from '../../kit/services/product-tabs.tsx'
import { countOpen } from './cells.ts'
import { Crumbs } from './crumbs.tsx'
import { ErrorsList } from './errors-list.tsx'
import { PricesSection } from './grid/prices-section.tsx'
import { GroupsSection } from './groups/groups-section.tsx'
import { LimitsSection } from './limits-section.tsx'
import type { Options, Product } from './options-values.ts'
import { Preview } from './preview/preview.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { RulesSection } from './rules/rules-section.tsx'
import { ExportButton } from './sheet/export-button.tsx'
import { ImportButton } from './sheet/import-button.tsx'
import { useOptionsEditor } from './use-options-editor.ts'
import { useSettled } from './use-settled.ts'
import { Warning } from './warning.tsx'

/** Groups, prices and rules of a product, and at the side what the site makes of them. */
export function OptionsEditor({ product, options }: { product: Product; options: Options }) {
  const { t } = useLingui()
  const language = useLanguage()
  const [asked, ask] = useState(false)
  const editing = useOptionsEditor(product, options)
  const { editor, values, stored } = editing
  const shown = useSettled(values)
  const gridActs: ComponentProps<typeof PricesSection>['acts'] = useRef(null)
  const title = pick(product, 'name', language)
  const { groups, runs, cells } = values
  const errors = useMemo(() => countOpen(cells, groups, runs), [cells, groups, runs])
  // The same for good: what reads it isn't drawn anew for a price.
  const history = useMemo(() => ({ kind: 'product' as const, id: product.id }), [product.id])
  const save = async (): Promise<boolean> => {
    const wrong = editor.form.current?.querySelector<HTMLElement>('input[aria-invalid="true"]')
    if (wrong) {
      wrong.focus()
      return false
    }
    if (errors > 0) gridActs.current?.toError()
    return errors === 0 && editing.save()
  }
  return (
    <Screen
      above={<Crumbs serviceId={product.serviceId} />}
      title={title}
      meta={<UnsavedMark editor={editor} />}
      actions={
        <>
          {product.state && (
            <a
              href={sitePreviewOf(`/services/card/prices/${product.id}`)}
              target="_blank"
              rel="noreferrer"
              className={buttonLook({ variant: 'quiet' })}
            >
              <OutsideIcon />
              <Trans>Open on the site</Trans>
            </a>
          )}
          <ImportButton values={values} onPut={(block) => gridActs.current?.putIn(block)} />
          <ExportButton id={product.id} values={values} />
          {options.version !== null && (
            <AdminButton variant="danger" onClick={() => ask(true)}>
              <Trans>Remove the choices…</Trans>
            </AdminButton>
          )}
        </>
      }
    >
      <ProductTabs id={product.id} />
      <EditorForm
        editor={{ ...editor, save, stale: editing.shownStale }}
        title={title}
        names={{ ...editing.names }}
        history={history}
        warning={<Warning groups={groups} rules={values.rules} errors={errors} />}
        className="grid items-start gap-x-6 gap-y-7 xl:grid-cols-[minmax(0,1fr)_312px]"
      >
        {/* Each part is painted by itself: of a price that changes only the table's is painted anew. */}
        <div className="grid min-w-0 gap-7 *:isolate">
          <ErrorsList editing={editing} />
          {options.version === null && values.groups.length === 0 && (
            <p className="border-line2 border-l-4 bg-paper px-3.5 py-2 text-t2">
              <Trans>
                This product has no choices yet: customers choose a run only. Add a group, and its prices
                begin with those of today.
              </Trans>
            </p>
          )}
          <GroupsSection editing={editing.structure} />
          <PricesSection editing={editing} acts={gridActs} />
          <RulesSection editing={editing.structure} />
        </div>
        <div className="grid min-w-0 gap-6 *:isolate">
          <Preview values={shown} former={stored.cells} product={product} hasErrors={errors > 0} />
          <LimitsSection editing={editing.structure} />
        </div>
      </EditorForm>
      {asked && (
        <RemoveDialog
          product={product}
          version={Number(editor.version)}
          title={title}
          onClose={() => ask(false)}
          onRemoved={editor.revert}
        />
      )}
      <span className="sr-only">{t`In the table: arrows move, Enter writes, F8 goes to the next error.`}</span>
    </Screen>
  )
}
