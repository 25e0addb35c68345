import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { inferRouterOutputs } from '@trpc/server'
import { useState } from 'react'
import { createTemplateFields } from '../../../../src/domains/messages/message-input.ts'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { errorCode, useApi, useClient } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { Empty } from '../../../ui/admin/empty.tsx'
import { ChevronDownIcon, ChevronUpIcon, PlusIcon } from '../../../ui/admin/icons.tsx'
import { AdminInput } from '../../../ui/admin/inputs.tsx'
import { TableWaiting } from '../../../ui/admin/table-waiting.tsx'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { EditedField } from '../../kit/editor/edited-field.tsx'
import { EditorForm } from '../../kit/editor/editor-form.tsx'
import { EmptyTranslations } from '../../kit/editor/empty-translations.tsx'
import { LanguageFields } from '../../kit/editor/language-fields.tsx'
import type { TextField } from '../../kit/editor/text-states.ts'
import { useEditor } from '../../kit/editor/use-editor.ts'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { canOpen } from '../../kit/frame/menu.ts'
import { useAdminNotify } from '../../kit/frame/notices.tsx'
import { Screen } from '../../kit/frame/screen.tsx'
import { ListBody } from '../../kit/lists/list-body.tsx'
import { useRowKeys } from '../../kit/lists/use-row-keys.ts'
import { useFailureNotice } from '../../kit/use-failure-message.ts'

/** The saved replies for messages to customers, in three languages. */
export function RepliesScreen() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { open } = useSearch({ from: '/admin/contact/replies' })
  const query = useQuery(useApi().messages.templates.queryOptions())
  const rowKeys = useRowKeys()
  const [asked, ask] = useState<Reply | null>(null)
  const replies = query.data
  const hasRows = replies !== undefined && replies.length > 0
  const show = (next: number | 'new' | undefined) =>
    void navigate({
      to: '/admin/contact/replies',
      search: next === undefined ? {} : { open: next },
      resetScroll: false,
    })
  const remove = useDeleteReply(() => show(undefined))
  return (
    <Screen
      title={<Trans>Saved replies</Trans>}
      meta={hasRows && <Plural value={replies.length} one="# reply" other="# replies" />}
      actions={
        <AdminButton variant="primary" aria-expanded={open === 'new'} onClick={() => show('new')}>
          <PlusIcon />
          <Trans>Add a reply</Trans>
        </AdminButton>
      }
      shortcuts={[
        ...(hasRows ? rowKeys : []),
        { keys: ['a'], caps: ['A'], label: t`add`, act: () => show('new') },
      ]}
      note={<Trans>A reply can be changed before it is sent</Trans>}
    >
      {open === 'new' && (
        <section className="mb-6 border-key border-t-2">
          <h2 className="admin-h2 pt-3">
            <Trans>New reply</Trans>
          </h2>
          <ReplyEditor reply={null} onSaved={show} />
        </section>
      )}
      <ListBody
        query={query}
        waiting={<TableWaiting widths={['w-40', 'w-full']} />}
        failed={<Trans>The saved replies did not load.</Trans>}
        none={
          replies?.length === 0 &&
          open !== 'new' && (
            <Empty
              title={<Trans>There are no saved replies</Trans>}
              why={<Trans>Write once what you answer often; then it is one press in every order.</Trans>}
            >
              <AdminButton onClick={() => show('new')}>
                <Trans>Add a reply</Trans>
              </AdminButton>
            </Empty>
          )
        }
      >
        {hasRows && (
          <ul className="border-key border-t-2">
            {replies.map((reply) => (
              <li key={reply.id} className="border-line2 border-b bg-paper px-3.5">
                <ReplyHead
                  reply={reply}
                  isOpen={open === reply.id}
                  onPress={() => show(open === reply.id ? undefined : reply.id)}
                />
                {open === reply.id && (
                  <ReplyEditor reply={reply} onSaved={show} onDelete={() => ask(reply)} />
                )}
              </li>
            ))}
          </ul>
        )}
      </ListBody>
      {asked && (
        <ConfirmDialog
          grave
          title={<Trans>Delete “{asked.title}”?</Trans>}
          facts={[]}
          after={[<Trans key="stay">Messages that were sent stay as they are.</Trans>]}
          safe={<Trans>Close without deleting</Trans>}
          does={<Trans>Delete “{asked.title}”</Trans>}
          onClose={() => ask(null)}
          onConfirm={() => {
            remove.mutate(asked)
            ask(null)
          }}
        />
      )}
    </Screen>
  )
}

type ReplyHeadProps = { reply: Reply; isOpen: boolean; onPress: () => void }

function ReplyHead({ reply, isOpen, onPress }: ReplyHeadProps) {
  const language = useLanguage()
  const Chevron = isOpen ? ChevronUpIcon : ChevronDownIcon
  return (
    <h2>
      <button
        type="button"
        data-row=""
        aria-expanded={isOpen}
        onClick={onPress}
        className="flex min-h-11 w-full items-center gap-3 py-2 text-left"
      >
        <span className="min-w-0 shrink-0 font-semibold max-md:shrink md:w-60 md:truncate">
          {reply.title}
        </span>
        <span className="min-w-0 grow truncate font-normal text-t2 max-md:hidden">
          {pick(reply, 'text', language)}
        </span>
        <Chevron size={16} className="ml-auto shrink-0 text-t3" />
      </button>
    </h2>
  )
}

/** Deletes a saved reply; it is no error when another user has deleted it before. */
function useDeleteReply(onDeleted: () => void) {
  const { t } = useLingui()
  const client = useClient()
  const { messages } = useApi()
  const notify = useAdminNotify()
  const noticeOf = useFailureNotice()
  return useMutation({
    mutationFn: ({ id }: Reply) => client.messages.deleteTemplate.mutate({ id }),
    onSuccess: () => {
      notify({ kind: 'ok', text: t`The reply was deleted` })
      onDeleted()
    },
    onError: (error) => {
      const code = errorCode(error) ?? ''
      if (code === 'NOT_FOUND') onDeleted()
      if (['FORBIDDEN', 'UNAUTHENTICATED', 'NOT_FOUND'].includes(code)) return
      notify({ kind: 'error', ...noticeOf(t`The reply could not be deleted`, error) })
    },
    onSettled: () => messages.templates.invalidate(),
  })
}

type ReplyEditorProps = {
  /** Null for a new one. */
  reply: Reply | null
  onSaved: (id: number) => void
  onDelete?: () => void
}

/** Title and texts of a saved reply. */
function ReplyEditor({ reply, onSaved, onDelete }: ReplyEditorProps) {
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

type Reply = inferRouterOutputs<AppRouter>['messages']['templates'][number]
type ReplyValues = Omit<Reply, 'id'>

const blank: ReplyValues = { title: '', text: '', text_ru: '', text_en: '' }
const read = ({ title, text, text_ru, text_en }: Reply) => ({
  values: { title, text, text_ru, text_en } satisfies ReplyValues,
  version: undefined,
})

/** The editing of a saved reply; null for a new one. */
function useReplyEditor(reply: Reply | null, onSaved: (id: number) => void) {
  const { t } = useLingui()
  const { createTemplate, updateTemplate } = useClient().messages
  const { templates } = useApi().messages
  const queryClient = useQueryClient()
  const texts: TextField[] = [
    {
      key: 'text',
      label: t`Text`,
      hint: t`Customers get it in their language.`,
      max: 4000,
      rows: 5,
      required: true,
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
