import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { missingRequisites, type Requisite } from '../../../../src/domains/seller/seller-input.ts'
import type { TaxKind } from '../../../../src/domains/tax/vat.ts'
import { useApi, useClient } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatDayAndMonth } from '../../../lib/weekday.ts'
import { DayInput } from '../../../ui/admin/day-input.tsx'
import { AdminEmailInput, AdminInput, AdminTextarea } from '../../../ui/admin/inputs.tsx'
import { Segments } from '../../../ui/admin/segments.tsx'
import { useVoenNote } from '../../kit/buyers/use-voen-note.ts'
import { EditedField } from '../../kit/editor/edited-field.tsx'
import { EditorForm } from '../../kit/editor/editor-form.tsx'
import { RecordGate } from '../../kit/editor/record-gate.tsx'
import { type Editor, useEditor } from '../../kit/editor/use-editor.ts'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { canOpen } from '../../kit/frame/menu.ts'
import { Screen } from '../../kit/frame/screen.tsx'
import { useToday } from '../../kit/production/queries.ts'
import { InvoicePreview } from './invoice-preview.tsx'
import {
  type Profile,
  type RequisitesValues,
  requisitesForm,
  toProfile,
  toValues,
} from './requisites-values.ts'

/** Who sells, as documents, quotes and the foot of every page say it; from a day on. */
export function RequisitesScreen() {
  const query = useQuery(useApi().seller.profiles.queryOptions())
  return (
    <Screen
      above={
        <Link to="/admin/documents" className="hover:underline hover:underline-offset-4">
          <Trans>Documents</Trans>
        </Link>
      }
      title={<Trans>Requisites</Trans>}
      meta={<Trans>on documents, in quotes, at the foot of the site and on a page of its own</Trans>}
      note={<Trans>Documents that were issued keep the requisites of their day</Trans>}
    >
      <RecordGate query={query}>
        {(profiles) => {
          // The latest one is edited: one that only counts later, or else the present one.
          const [newest] = profiles
          return <RequisitesEditor key={newest?.id ?? 0} profile={newest} isFirst={profiles.length < 2} />
        }}
      </RecordGate>
    </Screen>
  )
}

const taxKinds = ['vat18', 'simplified', 'none'] as const satisfies readonly TaxKind[]

function RequisitesEditor({ profile, isFirst }: { profile: Profile | undefined; isFirst: boolean }) {
  const { t } = useLingui()
  const client = useClient()
  const queryClient = useQueryClient()
  const today = useToday()
  const options = useApi().seller.profiles.queryOptions()
  const canChange = canOpen(useFrame().user, 'discounts')
  const editor = useEditor<RequisitesValues>({
    id: 'requisites',
    read: { values: toValues(profile, today), version: profile?.updatedAt },
    schema: requisitesForm,
    holdWhileSaving: true,
    save: ({ values, version }, call) => {
      const sent = toProfile(values, profile)
      // From a later day on they are others: those before them stay as they are.
      const isNew = !profile || values.from > profile.from
      return client.seller.save.mutate(
        isNew ? sent : { ...sent, id: profile.id, ...(version && { updatedAt: version }) },
        call,
      )
    },
    reread: async () => {
      const [newest] = await queryClient.fetchQuery({ ...options, staleTime: 0 })
      return { values: toValues(newest, today), version: newest?.updatedAt }
    },
  })
  const names = useRequisiteNames()
  return (
    <EditorForm
      editor={editor}
      title={t`Requisites`}
      names={names}
      history={profile ? { kind: 'sellerProfile', id: profile.id } : undefined}
      warning={<Missing values={editor.values} names={names} />}
      className="grid items-start gap-x-8 gap-y-7 xl:grid-cols-[minmax(0,1fr)_minmax(360px,480px)]"
    >
      <fieldset disabled={!canChange} className="grid min-w-0 gap-7">
        {!canChange && (
          <p className="text-t3">
            <Trans>To change the requisites, the section “Discounts” must be open as well.</Trans>
          </p>
        )}
        <CompanyFields editor={editor} names={names} />
        <TaxFields editor={editor} profile={profile} isFirst={isFirst} />
        <BankFields editor={editor} names={names} />
      </fieldset>
      <InvoicePreview values={editor.values} />
    </EditorForm>
  )
}

type Names = Record<keyof RequisitesValues, string>

function useRequisiteNames(): Names {
  const { t } = useLingui()
  return {
    name: t`Full name`,
    voen: t`VÖEN`,
    address: t`Legal address`,
    director: t`Director`,
    email: t`E-mail for documents`,
    taxKind: t`Tax`,
    from: t`Since when`,
    bank: t`Bank`,
    code: t({ message: 'Code', context: 'bank' }),
    swift: t`SWIFT`,
    iban: t`Account (IBAN)`,
    bankVoen: t`The bank’s VÖEN`,
    correspondentAccount: t`Correspondent account`,
    vatAccount: t`VAT deposit account`,
  }
}

type PartProps = { editor: Editor<RequisitesValues>; names: Names }

const heading = 'admin-h2 mb-2 border-key border-t-2 pt-2'

function CompanyFields({ editor, names }: PartProps) {
  const note = useVoenNote(editor.values.voen)
  const field = (name: keyof RequisitesValues) => ({ editor, name, label: names[name] })
  return (
    <section aria-labelledby="requisites-company">
      <h2 id="requisites-company" className={heading}>
        <Trans>Company</Trans>
      </h2>
      <div className="grid gap-x-4 gap-y-3.5 md:grid-cols-2">
        <EditedField {...field('name')} required>
          {(control) => <AdminInput maxLength={300} autoComplete="organization" {...control} />}
        </EditedField>
        <EditedField {...field('voen')} {...note} required>
          {(control) => <AdminInput maxLength={20} inputMode="numeric" autoComplete="off" {...control} />}
        </EditedField>
        <EditedField {...field('address')} required className="md:col-span-2">
          {(control) => <AdminTextarea rows={2} maxLength={500} {...control} />}
        </EditedField>
        <EditedField {...field('director')}>
          {(control) => <AdminInput maxLength={200} autoComplete="off" {...control} />}
        </EditedField>
        <EditedField {...field('email')}>{(control) => <AdminEmailInput {...control} />}</EditedField>
      </div>
    </section>
  )
}

type TaxProps = { editor: Editor<RequisitesValues>; profile: Profile | undefined; isFirst: boolean }

function TaxFields({ editor, profile, isFirst }: TaxProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const labels: Record<TaxKind, string> = {
    vat18: t`VAT payer, 18%`,
    simplified: t`Simplified tax`,
    none: t`No VAT`,
  }
  const { from, taxKind } = editor.values
  const isLater = profile !== undefined && from > profile.from
  return (
    <section aria-labelledby="requisites-tax">
      <h2 id="requisites-tax" className={heading}>
        <Trans>Tax</Trans>
      </h2>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3.5">
        <Segments
          legend={<Trans>How the company is taxed</Trans>}
          values={taxKinds}
          chosen={taxKind}
          label={(kind) => labels[kind]}
          onChoose={(kind) => editor.set('taxKind', kind)}
          className="max-md:w-full max-md:[&>div]:flex-col max-md:[&>div]:divide-x-0 max-md:[&>div]:divide-y"
        />
        <EditedField editor={editor} name="from" label={<Trans>Since when</Trans>} className="w-44">
          {({ onChange, ...control }) => (
            <DayInput {...control} onChange={(value) => onChange({ target: { value } })} />
          )}
        </EditedField>
      </div>
      <p className="admin-meta pt-2 text-t3">
        {isLater ? (
          <Trans>
            From {formatDayAndMonth(from, language)} on. Until then everything stays as it is: with another
            tax the site’s prices, the basket, quotes and documents follow on that day.
          </Trans>
        ) : (
          <Trans>
            A later day begins new requisites; the present ones stay for what was issued with them.
          </Trans>
        )}
        {!isFirst && profile && !profile.isCurrent && (
          <>
            {' '}
            <Trans>These count from {formatDayAndMonth(profile.from, language)} on.</Trans>
          </>
        )}
      </p>
    </section>
  )
}

function BankFields({ editor, names }: PartProps) {
  const { t } = useLingui()
  const { values } = editor
  const bankNote = useVoenNote(values.bankVoen)
  const field = (name: keyof RequisitesValues) => ({ editor, name, label: names[name] })
  const account = {
    maxLength: 40,
    autoComplete: 'off',
    spellCheck: false,
    className: 'tabular-nums',
  } as const
  return (
    <section aria-labelledby="requisites-bank">
      <h2 id="requisites-bank" className={heading}>
        <Trans>Bank</Trans>
      </h2>
      <div className="grid gap-x-4 gap-y-3.5 md:grid-cols-2">
        <EditedField {...field('bank')} required>
          {(control) => <AdminInput maxLength={200} autoComplete="off" {...control} />}
        </EditedField>
        <div className="grid grid-cols-2 gap-x-4">
          <EditedField {...field('code')}>
            {(control) => <AdminInput maxLength={20} autoComplete="off" {...control} />}
          </EditedField>
          <EditedField {...field('swift')}>
            {(control) => <AdminInput maxLength={20} autoComplete="off" {...control} />}
          </EditedField>
        </div>
        <EditedField {...field('iban')} required className="md:col-span-2">
          {(control) => <AdminInput {...account} {...control} />}
        </EditedField>
        <EditedField {...field('bankVoen')} {...(values.bankVoen === '' ? {} : bankNote)}>
          {(control) => <AdminInput maxLength={20} inputMode="numeric" autoComplete="off" {...control} />}
        </EditedField>
        <EditedField {...field('correspondentAccount')}>
          {(control) => <AdminInput {...account} {...control} />}
        </EditedField>
        {values.taxKind === 'vat18' && (
          <EditedField
            {...field('vatAccount')}
            required
            hint={t`Companies transfer the VAT to it, apart from the net amount`}
            className="md:col-span-2"
          >
            {(control) => <AdminInput {...account} {...control} />}
          </EditedField>
        )}
      </div>
    </section>
  )
}

/** What must still be written before a document can be issued. */
function Missing({ values, names }: { values: RequisitesValues; names: Names }) {
  const missing = missingRequisites({ ...toProfile(values, undefined) })
  if (missing.length === 0) return null
  const named: Record<Requisite, string> = names
  const list = missing.map((requisite) => named[requisite]).join(', ')
  return <Trans>No document is issued without: {list}</Trans>
}
