import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { pick } from '../../../../src/lib/languages.ts'
import { useApi } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { Empty } from '../../../ui/admin/empty.tsx'
import { ChevronDownIcon, ChevronUpIcon, PlusIcon } from '../../../ui/admin/icons.tsx'
import { TableWaiting } from '../../../ui/admin/table-waiting.tsx'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { Screen } from '../../kit/frame/screen.tsx'
import { ListBody } from '../../kit/lists/list-body.tsx'
import { useRowKeys } from '../../kit/lists/use-row-keys.ts'
import { ReplyEditor } from './reply-editor.tsx'
import { useDeleteReply } from './use-delete-reply.ts'
import type { Reply } from './use-reply-editor.ts'

/** What messages to customers begin with, in three languages. */
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
