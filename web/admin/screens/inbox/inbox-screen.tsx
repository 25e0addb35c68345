import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useApi } from '../../../lib/api.ts'
import { AdminLinkButton } from '../../../ui/admin/button.tsx'
import { Empty } from '../../../ui/admin/empty.tsx'
import { ListHead } from '../../../ui/admin/list-head.tsx'
import { Pager } from '../../../ui/admin/pager.tsx'
import { TableWaiting } from '../../../ui/admin/table-waiting.tsx'
import { ViewTab } from '../../../ui/admin/view-tab.tsx'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { useAdminNotify } from '../../kit/frame/notices.tsx'
import { Screen } from '../../kit/frame/screen.tsx'
import type { Shortcut } from '../../kit/frame/shortcuts.ts'
import {
  type ContactRequest,
  type InboxSearch,
  type InboxView,
  inboxQuery,
  openRequestsQuery,
} from '../../kit/inbox/queries.ts'
import { useInboxActions } from '../../kit/inbox/use-inbox-actions.ts'
import { ListBody } from '../../kit/lists/list-body.tsx'
import { usePageSize } from '../../kit/lists/page-size.ts'
import { useListKeys } from '../../kit/lists/use-list-keys.ts'
import { focusRow } from '../../kit/lists/use-row-keys.ts'
import { phoneLinks } from '../../kit/phone-links.ts'
import { useDrafts } from '../../kit/use-drafts.ts'
import { focusedRequest, focusRequest, neighbourOf } from './request-focus.ts'
import { RequestRow } from './request-row.tsx'

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
                  isOvertaken={inbox.isOvertaken(request)}
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

type InboxTabsProps = {
  q: string
  /** How many wait for an answer. */
  open: number | undefined
}

/** A link each to open, answered and all requests. */
function InboxTabs({ q, open }: InboxTabsProps) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Contact requests`} className="mb-3.5 overflow-x-auto border-line2 border-b">
      <ul className="flex gap-x-6 whitespace-nowrap">
        <Tab view="open" q={q} count={open}>
          <Trans>Not answered</Trans>
        </Tab>
        <Tab view="handled" q={q}>
          <Trans>Answered</Trans>
        </Tab>
        <Tab view="all" q={q}>
          <Trans>All</Trans>
        </Tab>
      </ul>
    </nav>
  )
}

type TabProps = { view: InboxView; q: string; count?: number | undefined; children: ReactNode }

const Tab = ({ view, q, count, children }: TabProps) => (
  <li>
    <ViewTab
      to="/admin/contact/inbox"
      search={(before) => ({
        ...(q !== '' && { q }),
        ...(view !== 'open' && { show: view }),
        ...((before.show ?? 'open') === view && before.page && { page: before.page }),
      })}
      activeOptions={{ exact: true }}
      resetScroll={false}
      count={count}
    >
      {children}
    </ViewTab>
  </li>
)

type Actions = { onMark(request: ContactRequest): void; onNote(request: ContactRequest): void }

/**
 * The inbox's keys: ↑ ↓ go between the requests; A answers, C calls, W opens WhatsApp, Q writes a note for
 * the focused one.
 */
function useInboxKeys(rows: readonly ContactRequest[], { onMark, onNote }: Actions): Shortcut[] {
  const { t } = useLingui()
  if (rows.length === 0) return []
  const withFocused = (act: (request: ContactRequest) => void) => () => {
    const request = rows.find(({ id }) => id === focusedRequest())
    if (request) act(request)
    else focusRow(1)
  }
  return [
    {
      keys: ['ArrowUp', 'ArrowDown'],
      caps: ['↑', '↓'],
      label: t`row`,
      act: (key) => focusRow(key === 'ArrowUp' ? -1 : 1),
    },
    { keys: ['a'], caps: ['A'], label: t`answered`, act: withFocused(onMark) },
    {
      keys: ['c'],
      caps: ['C'],
      label: t`call`,
      act: withFocused(({ phoneNumber }) => location.assign(phoneLinks(phoneNumber).call)),
    },
    {
      keys: ['w'],
      caps: ['W'],
      label: 'WhatsApp',
      act: withFocused(({ phoneNumber }) => {
        const address = phoneLinks(phoneNumber).whatsApp
        if (address) window.open(address, '_blank', 'noopener')
      }),
    },
    { keys: ['q'], caps: ['Q'], label: t`note`, act: withFocused(onNote) },
  ]
}

type NoRequestsProps = { view: InboxView; q: string; isPastEnd: boolean }

/** Why there is nothing to show, and one next step. */
function NoRequests({ view, q, isPastEnd }: NoRequestsProps) {
  const show = view === 'open' ? {} : { show: view }
  if (isPastEnd)
    return (
      <Empty title={<Trans>This page is empty</Trans>} why={<Trans>The list is shorter than that.</Trans>}>
        <AdminLinkButton to="/admin/contact/inbox" search={{ ...show, ...(q !== '' && { q }) }}>
          <Trans>To the first page</Trans>
        </AdminLinkButton>
      </Empty>
    )
  if (q !== '')
    return (
      <Empty
        title={<Trans>No request was found for “{q}”</Trans>}
        why={<Trans>Names, phones and notes were searched.</Trans>}
      >
        {view !== 'all' && (
          <AdminLinkButton to="/admin/contact/inbox" search={{ show: 'all', q }}>
            <Trans>Search in all of them</Trans>
          </AdminLinkButton>
        )}
        <AdminLinkButton to="/admin/contact/inbox" search={show}>
          <Trans>Leave the search</Trans>
        </AdminLinkButton>
      </Empty>
    )
  if (view !== 'open')
    return (
      <Empty
        title={<Trans>There are no requests here yet</Trans>}
        why={<Trans>Whoever asks to be called back on the site appears here.</Trans>}
      />
    )
  return (
    <Empty
      title={<Trans>Everybody has been answered</Trans>}
      why={<Trans>When somebody asks to be called back, it appears here at once.</Trans>}
    >
      <AdminLinkButton to="/admin/contact/inbox" search={{ show: 'handled' }}>
        <Trans>See the answered ones</Trans>
      </AdminLinkButton>
    </Empty>
  )
}

/** The requests that the address asks for, the notes being written, and the actions on a request. */
function useInbox(search: InboxSearch) {
  const { t } = useLingui()
  const { isLive } = useFrame()
  const notify = useAdminNotify()
  const query = useQuery(inboxQuery(useApi(), search, isLive))
  const { drafts, setDraft } = useDrafts('officeNoteDrafts')
  const { drafts: replaced, setDraft: setReplaced } = useDrafts('officeNotesReplaced')
  /** `noteWas` is the note that the typed one replaces, as it was when the typing began. */
  function keep(id: number, typed: string | null, noteWas: string | null) {
    setDraft(id, typed)
    setReplaced(id, noteWas)
  }
  const acts = useInboxActions({
    onNoted: (id) => keep(id, null, null),
    onOvertaken: (id) => setReplaced(id, null),
  })

  function mark(request: ContactRequest) {
    const next =
      focusedRequest() === request.id && search.view !== 'all' ? neighbourOf(request.id) : request.id
    acts.mark(request, !request.handled)
    focusRequest(next)
  }
  /** The typed note can be restored. */
  function leaveNote({ id, name, note }: ContactRequest) {
    const typed = drafts[id]
    keep(id, null, null)
    focusRequest(id)
    if (typed === undefined || typed.trim() === note) return
    notify({
      kind: 'ok',
      text: t`The note on ${name} was left as it was`,
      onUndo: () => keep(id, typed, note),
    })
  }
  function saveNote(request: ContactRequest, typed: string) {
    if (typed.trim() === request.note) return leaveNote(request)
    acts.saveNote(request, typed, replaced[request.id] ?? request.note)
    focusRequest(request.id)
  }
  return {
    query,
    rows: query.data?.items ?? [],
    total: query.data?.pagination.totalItems ?? 0,
    mark,
    draftOf: ({ id }: ContactRequest) => drafts[id],
    /** A save was refused for another user's note, which is shown; the next save replaces it. */
    isOvertaken: ({ id }: ContactRequest) => drafts[id] !== undefined && replaced[id] === undefined,
    writeNote: ({ id, note }: ContactRequest, text = note) =>
      drafts[id] === undefined ? keep(id, text, note) : setDraft(id, text),
    leaveNote,
    saveNote,
  }
}
