import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { newKindFields } from '../../../../src/domains/production/production-input.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { useApi, useClient } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { AdminInput } from '../../../ui/admin/inputs.tsx'
import { EditedField } from '../../kit/editor/edited-field.tsx'
import { EditorForm } from '../../kit/editor/editor-form.tsx'
import { EmptyTranslations } from '../../kit/editor/empty-translations.tsx'
import { LanguageFields } from '../../kit/editor/language-fields.tsx'
import type { TextField } from '../../kit/editor/text-states.ts'
import { useEditor } from '../../kit/editor/use-editor.ts'
import { kindsQuery, type WorkKind } from '../../kit/production/queries.ts'

type KindEditorProps = {
  /** Null for a new one. */
  kind: WorkKind | null
  onSaved: (id: number) => void
  onDelete?: () => void
}

/** Name and minutes a day of a kind of work. */
export function KindEditor({ kind, onSaved, onDelete }: KindEditorProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { editor, texts, names } = useKindEditor(kind, onSaved)
  return (
    <EditorForm
      editor={editor}
      title={kind ? pick(kind, 'name', language) : t`New kind of work`}
      names={names}
      bar="inside"
      history={kind ? { kind: 'workKind', id: kind.id } : undefined}
      warning={<EmptyTranslations values={editor.values} fields={texts} />}
      className="grid gap-3.5 pt-3 pb-4"
    >
      <LanguageFields editor={editor} fields={texts} />
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <EditedField
          editor={editor}
          name="capacityMinutes"
          label={names.capacityMinutes}
          hint={t`Of all machines and people together: two presses of 8 hours are 960.`}
          required
          className="min-w-0 sm:w-80"
        >
          {(control) => <AdminInput inputMode="numeric" maxLength={10} {...control} />}
        </EditedField>
        {onDelete && (
          <AdminButton variant="danger" onClick={onDelete} className="md:ml-auto">
            <Trans>Delete…</Trans>
          </AdminButton>
        )}
      </div>
    </EditorForm>
  )
}

/** Minutes as they are typed. */
type KindValues = { name: string; name_ru: string; name_en: string; capacityMinutes: string }

const blank: KindValues = { name: '', name_ru: '', name_en: '', capacityMinutes: '' }
const read = ({ name, name_ru, name_en, capacityMinutes, updatedAt }: WorkKind) => ({
  values: { name, name_ru, name_en, capacityMinutes: String(capacityMinutes) } satisfies KindValues,
  version: updatedAt,
})
/** The server's schema, with minutes parsed as they are typed. */
const sent = (values: KindValues) => newKindFields.parse(values)

/** The editing of a kind of work; null for a new one. */
function useKindEditor(kind: WorkKind | null, onSaved: (id: number) => void) {
  const { t } = useLingui()
  const { createKind, updateKind } = useClient().production
  const api = useApi()
  const queryClient = useQueryClient()
  const name = t({ message: 'Name', context: 'thing' })
  const texts: TextField[] = [{ key: 'name', label: name, max: 60, required: true }]
  const editor = useEditor<KindValues>({
    id: `work-kind.${kind?.id ?? 'new'}`,
    read: kind ? read(kind) : { values: blank, version: undefined },
    schema: newKindFields,
    says: {
      name: t({ message: 'Write the name.', context: 'thing' }),
      capacityMinutes: t`Write the minutes of a working day, such as 480.`,
    },
    save: ({ values, version }, call) =>
      kind
        ? updateKind.mutate({ id: kind.id, ...sent(values), updatedAt: version }, call)
        : createKind.mutate(sent(values), call),
    ...(kind
      ? {
          reread: async () => {
            const all = await queryClient.fetchQuery({ ...kindsQuery(api), staleTime: 0 })
            const now = all.find(({ id }) => id === kind.id)
            return now ? read(now) : null
          },
        }
      : { saved: t`The kind of work was added`, holdWhileSaving: true }),
    onSaved: (answer) => {
      void api.production.invalidate()
      onSaved((answer as WorkKind).id)
    },
  })
  return { editor, texts, names: { name, capacityMinutes: t`Minutes a day` } }
}
