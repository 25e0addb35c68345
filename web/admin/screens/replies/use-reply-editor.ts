import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { inferRouterOutputs } from '@trpc/server'
import { createTemplateFields } from '../../../../src/domains/messages/message-input.ts'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { useApi, useClient } from '../../../lib/api.ts'
import type { TextField } from '../../kit/editor/text-states.ts'
import { useEditor } from '../../kit/editor/use-editor.ts'

export type Reply = inferRouterOutputs<AppRouter>['messages']['templates'][number]
type ReplyValues = Omit<Reply, 'id'>

const blank: ReplyValues = { title: '', text: '', text_ru: '', text_en: '' }
const read = ({ title, text, text_ru, text_en }: Reply) => ({
  values: { title, text, text_ru, text_en } satisfies ReplyValues,
  version: undefined,
})

/** The editing of a saved reply; null is one that is yet to be made. */
export function useReplyEditor(reply: Reply | null, onSaved: (id: number) => void) {
  const { t } = useLingui()
  const { createTemplate, updateTemplate } = useClient().messages
  const { templates } = useApi().messages
  const queryClient = useQueryClient()
  const texts: TextField[] = [
    {
      key: 'text',
      label: t`Text`,
      hint: t`Customers get it in their language.`,
      ...{ max: 4000, rows: 5, required: true },
    },
  ]
  const editor = useEditor<ReplyValues>({
    id: `reply.${reply?.id ?? 'new'}`,
    read: reply ? read(reply) : { values: blank, version: undefined },
    schema: createTemplateFields,
    says: { title: t`Write what the reply is called.`, text: t`Write the text.` },
    save: ({ values }, call) =>
      reply ? updateTemplate.mutate({ id: reply.id, ...values }, call) : createTemplate.mutate(values, call),
    ...(reply
      ? {
          reread: async () => {
            const all = await queryClient.fetchQuery({ ...templates.queryOptions(), staleTime: 0 })
            const now = all.find(({ id }) => id === reply.id)
            return now ? read(now) : null
          },
        }
      : { saved: t`The reply was added`, holdWhileSaving: true }),
    onSaved: (answer) => {
      void templates.invalidate()
      onSaved((answer as Reply).id)
    },
  })
  return { editor, texts, names: { title: t`Title`, text: t`Text` } }
}
