import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { newKindFields } from '../../../../src/domains/production/production-input.ts'
import { useApi, useClient } from '../../../lib/api.ts'
import type { TextField } from '../../kit/editor/text-states.ts'
import { useEditor } from '../../kit/editor/use-editor.ts'
import { kindsQuery, type WorkKind } from '../../kit/production/queries.ts'

/** Minutes as they are typed. */
type KindValues = { name: string; name_ru: string; name_en: string; capacityMinutes: string }

const blank: KindValues = { name: '', name_ru: '', name_en: '', capacityMinutes: '' }
const read = ({ name, name_ru, name_en, capacityMinutes, updatedAt }: WorkKind) => ({
  values: { name, name_ru, name_en, capacityMinutes: String(capacityMinutes) } satisfies KindValues,
  version: updatedAt,
})
/** As the server takes it: minutes are read as they are typed. */
const sent = (values: KindValues) => newKindFields.parse(values)

/** The editing of a kind of work; null is one that is yet to be made. */
export function useKindEditor(kind: WorkKind | null, onSaved: (id: number) => void) {
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
