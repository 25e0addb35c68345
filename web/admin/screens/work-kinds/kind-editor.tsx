import { Trans, useLingui } from '@lingui/react/macro'
import { pick } from '../../../../src/lib/languages.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { AdminInput } from '../../../ui/admin/inputs.tsx'
import { EditedField } from '../../kit/editor/edited-field.tsx'
import { EditorForm } from '../../kit/editor/editor-form.tsx'
import { EmptyTranslations } from '../../kit/editor/empty-translations.tsx'
import { LanguageFields } from '../../kit/editor/language-fields.tsx'
import type { WorkKind } from '../../kit/production/queries.ts'
import { useKindEditor } from './use-kind-editor.ts'

type KindEditorProps = {
  /** null: one that is yet to be made. */
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
