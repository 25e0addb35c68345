import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../lib/api.ts'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { useAdminNotify } from '../../kit/frame/notices.tsx'
import { type ContactRequest, type InboxSearch, inboxQuery } from '../../kit/inbox/queries.ts'
import { useInboxActions } from '../../kit/inbox/use-inbox-actions.ts'
import { useDrafts } from '../../kit/use-drafts.ts'
import { focusedRequest, focusRequest, neighbourOf } from './request-focus.ts'

/** The requests of the address, the notes that are being written, and what is done with a request. */
export function useInbox(search: InboxSearch) {
  const { t } = useLingui()
  const { isLive } = useFrame()
  const notify = useAdminNotify()
  const query = useQuery(inboxQuery(useApi(), search, isLive))
  const { drafts, setDraft } = useDrafts('officeNoteDrafts')
  const acts = useInboxActions((id) => setDraft(id, null))

  function mark(request: ContactRequest) {
    const next =
      focusedRequest() === request.id && search.view !== 'all' ? neighbourOf(request.id) : request.id
    acts.mark(request, !request.handled)
    focusRequest(next)
  }
  /** What was typed can be had again. */
  function leaveNote({ id, name, note }: ContactRequest) {
    const typed = drafts[id]
    setDraft(id, null)
    focusRequest(id)
    if (typed === undefined || typed.trim() === note) return
    notify({ kind: 'ok', text: t`The note on ${name} was left as it was`, onUndo: () => setDraft(id, typed) })
  }
  function saveNote(request: ContactRequest, typed: string) {
    if (typed.trim() === request.note) return leaveNote(request)
    acts.saveNote(request, typed)
    focusRequest(request.id)
  }
  return {
    query,
    rows: query.data?.items ?? [],
    total: query.data?.pagination.totalItems ?? 0,
    mark,
    draftOf: ({ id }: ContactRequest) => drafts[id],
    writeNote: ({ id, note }: ContactRequest, text: string | null = note) => setDraft(id, text),
    leaveNote,
    saveNote,
  }
}
