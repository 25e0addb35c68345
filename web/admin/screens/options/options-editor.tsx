import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ComponentProps, memo, startTransition, useEffect, useMemo, useRef, useState } from 'react'
import type { Configuration, Group } from '../../../../src/domains/options/configuration.ts'
import { textIn } from '../../../../src/domains/options/in-language.ts'
import { type Language, pick } from '../../../../src/lib/languages.ts'
import { useApi, useClient } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { sitePreviewOf } from '../../../lib/site-preview.ts'
import { AdminButton, buttonLook } from '../../../ui/admin/button.tsx'
import { DownloadIcon, OutsideIcon, UploadIcon } from '../../../ui/admin/icons.tsx'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { EditorForm } from '../../kit/editor/editor-form.tsx'
import { UnsavedMark } from '../../kit/editor/editor-head.tsx'
import { useAdminNotify } from '../../kit/frame/notices.tsx'
import { Screen } from '../../kit/frame/screen.tsx'
import { ExampleNote } from '../../kit/ready-made/example-prices.tsx'
import { ProductTabs } from '../../kit/services/product-tabs.tsx'
import { useDownload } from '../../kit/use-download.ts'
import { useFailureNotice } from '../../kit/use-failure-message.ts'
import { axesOf, cellAt, countOpen, priceRows } from './cells.ts'
import { Crumbs } from './crumbs.tsx'
import { PricesSection } from './grid/prices-section.tsx'
import { GroupsSection } from './groups/groups-section.tsx'
import { LimitsSection } from './limits-section.tsx'
import { missingIn } from './new-groups.ts'
import type { Options, OptionsValues, Product } from './options-values.ts'
import { Preview } from './preview/preview.tsx'
import { RulesSection } from './rules/rules-section.tsx'
import { ImportDialog, type SheetBlock } from './sheet/import-dialog.tsx'
import { type OptionsEditing, useOptionsEditor } from './use-options-editor.ts'

/** Groups, prices and rules of a product, and at the side a preview of the site's calculator. */
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
  // Stable, so that its readers don't rerender for a price.
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
        {/* Each part is painted by itself, so that a changed price repaints only the table. */}
        <div className="grid min-w-0 gap-7 *:isolate">
          {product.examplePrices && (
            <ExampleNote>
              {editor.changed.length === 0 && <KeepPrices product={product} options={options} />}
            </ExampleNote>
          )}
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

/** Saves the prices as they came. */
function KeepPrices({ product, options }: { product: Product; options: Options }) {
  const { t } = useLingui()
  const api = useApi()
  const client = useClient()
  const navigate = useNavigate()
  const notify = useAdminNotify()
  const noticeOf = useFailureNotice()
  const { version, configuration } = options
  const keeping = useMutation({
    mutationFn: (kept: Configuration) =>
      client.options.save.mutate({ id: product.id, version: version ?? 0, configuration: kept }),
    onSuccess: () => {
      const params = { id: String(product.serviceId) }
      notify({
        kind: 'ok',
        text: t`These are your prices now`,
        next: {
          text: t`To the service`,
          act: () => void navigate({ to: '/admin/services/servicesmore/$id', params }),
        },
      })
    },
    onError: (error) => notify({ kind: 'error', ...noticeOf(t`The prices were not saved`, error) }),
    onSettled: () =>
      Promise.all([api.products.invalidate(), api.services.invalidate(), api.overview.invalidate()]),
  })
  if (!configuration) return null
  return (
    <AdminButton busy={keeping.isPending} onClick={() => keeping.mutate(configuration)}>
      <Trans>These prices are right</Trans>
    </AdminButton>
  )
}

/**
 * The errors that keep the options from being saved, besides the table's cells, each with the name of its
 * place.
 */
function ErrorsList({ editing }: { editing: OptionsEditing }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { editor, values, names } = editing
  const errors = Object.entries(editor.errors).filter(([path]) => path !== 'cells')
  const placeOf = (path: string): string => {
    const [part = '', index, , choiceIndex] = path.split('.')
    const group: Group | undefined = part === 'groups' ? values.groups[Number(index)] : undefined
    const choice = group?.choices[Number(choiceIndex)]
    if (group)
      return [group, choice].flatMap((one) => (one ? textIn(one.name, language) || one.key : [])).join(': ')
    return names[part as keyof typeof names] ?? t`Price table`
  }
  return (
    <div role="alert" className="empty:hidden">
      {errors.length > 0 && (
        <ul className="border border-error border-l-4 bg-error-ground px-3.5 py-2 text-error">
          {errors.map(([path, message]) => (
            <li key={path}>
              <strong className="font-semibold">{placeOf(path)}</strong> {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Imports prices from an Excel file; as with pasting, not on phones. */
function ImportButton({ values, onPut }: { values: OptionsValues; onPut: (block: SheetBlock) => void }) {
  const [isOpen, open] = useState(false)
  return (
    <>
      <AdminButton onClick={() => open(true)} className="max-admin:hidden">
        <UploadIcon />
        <Trans>Import from Excel</Trans>
      </AdminButton>
      {isOpen && <ImportDialog values={values} onPut={onPut} onClose={() => open(false)} />}
    </>
  )
}

/** The delay after the last key before the calculator follows. */
const delay = 120

/** The values once no key has come for a moment, so that typing doesn't wait for the calculator. */
function useSettled(values: OptionsValues): OptionsValues {
  const { groups, rules, runs, cells, ownSize, minCount, maxCount } = values
  const [settled, settle] = useState(values)
  useEffect(() => {
    const now = { groups, rules, runs, cells, ownSize, minCount, maxCount }
    const timer = setTimeout(() => startTransition(() => settle(now)), delay)
    return () => clearTimeout(timer)
  }, [groups, rules, runs, cells, ownSize, minCount, maxCount])
  return settled
}

type WarningProps = Pick<OptionsValues, 'groups' | 'rules'> & {
  /** How many cells can't be saved. */
  errors: number
}

/** The save bar's warning: what must be corrected, and which translations are missing. */
const Warning = memo(function Warning({ groups, rules, errors }: WarningProps) {
  const texts = [
    ...groups.flatMap((group) => [group, ...group.choices].flatMap(({ name, hint }) => [name, hint])),
    ...rules.map(({ reason }) => reason),
  ]
  const missing = texts.reduce((sum, text) => sum + missingIn(text).length, 0)
  if (errors > 0)
    return (
      <span className="font-medium text-error">
        <Plural value={errors} one="# error to fix" other="# errors to fix" />
      </span>
    )
  if (missing === 0) return null
  return <Plural value={missing} one="# translation is empty" other="# translations are empty" />
})

/** The table as it stands on the screen, saved or not, as a file for Excel (OPT-15). */
function ExportButton({ id, values }: { id: number; values: OptionsValues }) {
  const language = useLanguage()
  const { download, busy } = useDownload()
  return (
    <AdminButton
      busy={busy !== undefined}
      onClick={() =>
        download(`/ServiceTypes/${id}/options/prices.xlsx`, { table: tableOf(values, language) })
      }
    >
      <DownloadIcon />
      <Trans>Export to Excel</Trans>
    </AdminButton>
  )
}

/** The longest typed text that a file keeps. */
const maxTyped = 200

function tableOf({ groups, runs, cells }: OptionsValues, language: Language) {
  const cell = (row: string, run: number) => {
    const value = cellAt(cells, row, run)
    return typeof value === 'string' ? value.replace(/\p{Cc}/gu, ' ').slice(0, maxTyped) : value
  }
  return {
    axes: axesOf(groups).map(({ key, name, choices }) => ({
      key,
      name: textIn(name, language),
      choices: choices.map((choice) => ({ key: choice.key, name: textIn(choice.name, language) })),
    })),
    runs,
    prices: Object.fromEntries(priceRows(groups).map(({ key }) => [key, runs.map((run) => cell(key, run))])),
  }
}

type RemoveDialogProps = {
  product: Product
  version: number
  title: string
  onClose: () => void
  onRemoved: () => void
}

/** Asks before all choices of a product are removed; the prices of its runs stay. */
function RemoveDialog({ product, version, title, onClose, onRemoved }: RemoveDialogProps) {
  const { t } = useLingui()
  const api = useApi()
  const client = useClient()
  const notify = useAdminNotify()
  const noticeOf = useFailureNotice()
  const removal = useMutation({
    mutationFn: () => client.options.remove.mutate({ id: product.id, version }),
    onSuccess: async () => {
      onRemoved()
      await Promise.all([api.options.invalidate(), api.products.invalidate(), api.services.invalidate()])
      notify({ kind: 'ok', text: t`The choices were removed` })
      onClose()
    },
    onError: (error) => {
      notify({ kind: 'error', ...noticeOf(t`Not removed`, error) })
      onClose()
    },
  })
  return (
    <ConfirmDialog
      grave
      title={<Trans>Remove all choices of “{title}”?</Trans>}
      facts={[]}
      after={[
        <Plural
          key="prices"
          value={product.serviceTypePrices.length}
          one="Its price for # run stays."
          other="Its prices for # runs stay."
        />,
        <Trans key="orders">Orders that were placed keep what was chosen.</Trans>,
        <Trans key="history">The history can bring the choices back.</Trans>,
      ]}
      safe={<Trans>Keep them</Trans>}
      does={<Trans>Remove the choices</Trans>}
      waits={removal.isPending}
      onClose={onClose}
      onConfirm={() => removal.mutate()}
    />
  )
}
