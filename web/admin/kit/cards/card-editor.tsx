import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { IconButton } from '../../../ui/admin/button.tsx'
import { CloseIcon } from '../../../ui/admin/icons.tsx'
import { Mark } from '../../../ui/admin/mark.tsx'
import { EditorForm } from '../editor/editor-form.tsx'
import { useEditor } from '../editor/use-editor.ts'
import type { Values } from '../editor/values.ts'
import type { Card, CardKind } from './card-kind.ts'

type CardEditorProps<One extends Card, V extends Values> = {
  kind: CardKind<One, V>
  /** Null for a new card, which has no id until it is saved. */
  card: One | null
  /** Its first field has the focus when it opens. */
  focused: boolean
  onSaved: (saved: One) => void
  onClose: () => void
  /** Continues as a new card. */
  onAnew: () => void
}

/** One card while it is edited. */
export function CardEditor<One extends Card, V extends Values>(props: CardEditorProps<One, V>) {
  const { kind, card, focused, onSaved, onClose, onAnew } = props
  const { t } = useLingui()
  const { texts } = kind
  const readOf = (one: One) => ({ values: kind.valuesOf(one), version: one.updatedAt })
  const editor = useEditor<V>({
    id: `${kind.id}.${card?.id ?? 'new'}`,
    read: card ? readOf(card) : { values: kind.blank, version: undefined },
    save: ({ values, changed, version }, call) =>
      card ? kind.update(card.id, { ...changed, updatedAt: version }, call) : kind.create(values, call),
    ...(card && {
      reread: async () => {
        const { data = [] } = await kind.query.refetch()
        const now = data.find(({ id }) => id === card.id)
        return now ? readOf(now) : null
      },
      anew: { id: `${kind.id}.new`, open: onAnew },
    }),
    schema: kind.schema,
    says: kind.says,
    failed: card ? texts.updateFailed : texts.addFailed,
    ...(!card && texts.added !== undefined && { saved: texts.added }),
    onSaved: (saved) => onSaved(saved as One),
  })
  const { form } = editor
  useEffect(() => {
    if (focused) form.current?.querySelector<HTMLElement>('input, textarea')?.focus()
  }, [form, focused])
  const title = card ? kind.nameOf(card) : texts.newTitle
  return (
    <EditorForm
      editor={editor}
      names={kind.names}
      title={title}
      history={card ? { kind: kind.record, id: card.id } : undefined}
      warning={kind.warning?.(editor.values)}
      bar={kind.editsBelow ? 'foot' : 'inside'}
      className={
        kind.editsBelow ? 'border-key border-t-2 pt-2' : 'border border-line bg-paper px-4 pt-2 pb-4'
      }
    >
      <div className="mb-2.5 flex min-h-9 items-center gap-2.5">
        <h2 className="admin-h2 min-w-0 wrap-anywhere">{title}</h2>
        {editor.changed.length > 0 && (
          <Mark kind="info">
            <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />
            {t`not saved`}
          </Mark>
        )}
        {editor.changed.length === 0 && !editor.saving && (
          <IconButton label={t`Close`} onClick={onClose} className="ml-auto">
            <CloseIcon />
          </IconButton>
        )}
      </div>
      {kind.fields(editor)}
    </EditorForm>
  )
}
