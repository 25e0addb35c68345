import { Trans, useLingui } from '@lingui/react/macro'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { AdminInput } from '../../../ui/admin/inputs.tsx'
import { EditedField } from '../../kit/editor/edited-field.tsx'
import { EditorForm } from '../../kit/editor/editor-form.tsx'
import { EmptyTranslations } from '../../kit/editor/empty-translations.tsx'
import { LanguageFields } from '../../kit/editor/language-fields.tsx'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { canOpen } from '../../kit/frame/menu.ts'
import { type Reply, useReplyEditor } from './use-reply-editor.ts'

type ReplyEditorProps = {
  /** null: one that is yet to be made. */
  reply: Reply | null
  onSaved: (id: number) => void
  onDelete?: () => void
}

/** Title and texts of a saved reply. */
export function ReplyEditor({ reply, onSaved, onDelete }: ReplyEditorProps) {
  const { t } = useLingui()
  const { user } = useFrame()
  const { editor, texts, names } = useReplyEditor(reply, onSaved)
  const title = reply?.title ?? t`New reply`
  const hasHistory = reply !== null && canOpen(user, 'orders')
  return (
    <EditorForm
      editor={editor}
      title={title}
      names={names}
      bar="inside"
      history={hasHistory ? { kind: 'messageTemplate', id: reply.id } : undefined}
      warning={<EmptyTranslations values={editor.values} fields={texts} />}
      className="grid gap-3.5 pt-3 pb-4"
    >
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <EditedField
          editor={editor}
          name="title"
          label={names.title}
          hint={t`Only we see it.`}
          required
          className="min-w-0 grow sm:max-w-120"
        >
          {(control) => <AdminInput maxLength={100} {...control} />}
        </EditedField>
        {onDelete && (
          <AdminButton variant="danger" onClick={onDelete} className="md:ml-auto">
            <Trans>Delete…</Trans>
          </AdminButton>
        )}
      </div>
      <LanguageFields editor={editor} fields={texts} />
    </EditorForm>
  )
}
