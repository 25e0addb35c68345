import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useApi } from '../../../lib/api.ts'
import { ListHead } from '../../../ui/admin/list-head.tsx'
import { Pager } from '../../../ui/admin/pager.tsx'
import { TableWaiting } from '../../../ui/admin/table-waiting.tsx'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { Screen } from '../../kit/frame/screen.tsx'
import { openRequestsQuery } from '../../kit/inbox/queries.ts'
import { ListBody } from '../../kit/lists/list-body.tsx'
import { usePageSize } from '../../kit/lists/page-size.ts'
import { useListKeys } from '../../kit/lists/use-list-keys.ts'
import { focusRow } from '../../kit/lists/use-row-keys.ts'
import { InboxTabs } from './inbox-tabs.tsx'
import { NoRequests } from './no-requests.tsx'
import { RequestRow } from './request-row.tsx'
import { useInbox } from './use-inbox.ts'
import { useInboxKeys } from './use-inbox-keys.ts'

const searchId = 'inbox-search'

/** Who asked to be called back, and who has called (SITE-5). */
export function InboxScreen() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { isLive } = useFrame()
  const address = useSearch({ from: '/admin/contact/inbox' })
  const { show: view = 'open', q = '', page = 1 } = address
  const pageSize = usePageSize('inbox', 10)
  const { size } = pageSize
  const inbox = useInbox({ view, search: q, page, size })
  const { query, rows, total } = inbox
  const open = useQuery(openRequestsQuery(useApi(), isLive)).data?.pagination.totalItems
  const go = (next: { q?: string | undefined }) =>
    void navigate({
      to: '/admin/contact/inbox',
      search: { ...address, page: undefined, ...next },
      replace: true,
      resetScroll: false,
    })
  const keys = useListKeys({
    searchId,
    hasRows: false,
    onShowAll: q === '' ? undefined : () => go({ q: undefined }),
    own: useInboxKeys(rows, { onMark: inbox.mark, onNote: inbox.writeNote }),
  })
  return (
    <Screen
      title={<Trans>Contact requests</Trans>}
      meta={
        open !== undefined && open > 0 && <Plural value={open} one="# not answered" other="# not answered" />
      }
      shortcuts={keys}
      note={<Trans>From the contact form and the callback form of the site</Trans>}
    >
      <InboxTabs q={q} open={open} />
      <ListHead
        searchId={searchId}
        label={t`Name, phone or note`}
        q={q}
        onSearch={(text) => go({ q: text === '' ? undefined : text })}
        onDown={() => focusRow(1)}
        found={
          q !== '' &&
          query.isSuccess &&
          !query.isPlaceholderData && <Plural value={total} one="# request found" other="# requests found" />
        }
      />
      <ListBody
        query={query}
        waiting={<TableWaiting widths={['w-40', 'w-44', 'grow', 'w-24']} />}
        failed={<Trans>Contact requests did not load.</Trans>}
        none={
          query.data &&
          rows.length === 0 && <NoRequests view={view} q={q} isPastEnd={total > 0 && page > 1} />
        }
      >
        {rows.length > 0 && (
          <>
            <ol
              aria-label={t`Contact requests`}
              className="border-key border-t-2 bg-paper md:grid md:grid-cols-[minmax(0,1fr)_240px_minmax(0,1fr)_auto] md:gap-x-5 xl:grid-cols-[minmax(0,1fr)_312px_minmax(0,1fr)_auto]"
            >
              {rows.map((request) => (
                <RequestRow
                  key={request.id}
                  request={request}
                  onMark={() => inbox.mark(request)}
                  draft={inbox.draftOf(request)}
                  onDraft={(text) =>
                    text === null ? inbox.leaveNote(request) : inbox.writeNote(request, text)
                  }
                  onSaveNote={(note) => inbox.saveNote(request, note)}
                />
              ))}
            </ol>
            <Pager page={page} pageSize={pageSize} total={total} label={t`Contact requests`} />
          </>
        )}
      </ListBody>
    </Screen>
  )
}
