import { useNavigate } from '@tanstack/react-router'
import { type EditorOptions, useEditor } from '../../kit/editor/use-editor.ts'
import type { Read } from '../../kit/editor/values.ts'
import type { CardValues } from './card-values.ts'
import { useRenewCatalog } from './queries.ts'

type CardEditorOptions<V extends CardValues> = Pick<
  EditorOptions<V>,
  'id' | 'read' | 'schema' | 'says' | 'save' | 'texts' | 'anew'
> & {
  /** Null for a new one, after which its own screen opens. */
  reread: (() => Promise<Read<V>>) | null
  /** The notice once it is created, and how to add another. */
  added: string
  another: (made: unknown) => void
  /** Its own screen. */
  to: '/admin/services/servicesmore/$id' | '/admin/services/editproduct/$id'
}

/** The editing of a service or a product, also of a new one. */
export function useCardEditor<V extends CardValues>({
  reread,
  added,
  another,
  to,
  ...options
}: CardEditorOptions<V>) {
  const navigate = useNavigate()
  const renew = useRenewCatalog()
  const isNew = reread === null
  return useEditor<V>({
    ...options,
    ...(isNew ? { saved: added, another, holdWhileSaving: true } : { reread }),
    onSaved: (answer) => {
      void renew()
      if (isNew) void navigate({ to, params: { id: String((answer as { id: number }).id) }, replace: true })
    },
  })
}
