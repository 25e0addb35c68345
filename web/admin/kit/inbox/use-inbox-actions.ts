import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorCode, isUnanswered, refusalOf, useClient } from '../../../lib/api.ts'
import { serverNow } from '../../../lib/server-time.ts'
import { useFrame } from '../frame/frame-context.ts'
import { useAdminNotify } from '../frame/notices.tsx'
import { useFailureNotice } from '../use-failure-message.ts'
import { type Change, showChange } from './inbox-cache.ts'
import type { ContactRequest } from './queries.ts'

type Act =
  | { request: ContactRequest; handled: boolean }
  | { request: ContactRequest; note: string; noteWas: string }
type NoteHandlers = { onNoted?: (id: number) => void; onOvertaken?: (id: number) => void }

/** Answering and noting: shown at once, taken back with the reason when it is refused; answering can be undone. */
export function useInboxActions({ onNoted, onOvertaken }: NoteHandlers = {}) {
  const { t } = useLingui()
  const client = useClient()
  const queryClient = useQueryClient()
  const notify = useAdminNotify()
  const noticeOf = useFailureNotice()
  const { user } = useFrame()

  function changeOf(act: Act): Change {
    if ('note' in act) return { note: act.note.trim() }
    const { id, name, surname } = user
    return act.handled
      ? { handled: true, handledAt: new Date(serverNow()).toISOString(), handledBy: { id, name, surname } }
      : { handled: false, handledAt: null, handledBy: null }
  }

  const { mutate } = useMutation({
    mutationFn: (act: Act) =>
      client.contactRequests.update.mutate({
        id: act.request.id,
        ...('note' in act ? { note: act.note, noteWas: act.noteWas } : { handled: act.handled }),
      }),
    onMutate: (act) => showChange(queryClient, act.request, changeOf(act)),
    onSuccess: (now, act) => {
      const { name } = act.request
      if ('note' in act) {
        onNoted?.(act.request.id)
        notify({ kind: 'ok', text: t`The note on ${name} was saved` })
      } else {
        const onUndo = () => mutate({ request: now, handled: !act.handled })
        const text = act.handled ? t`${name}: answered` : t`${name}: open again`
        notify({ kind: 'ok', text, onUndo })
      }
    },
    onError: (error, act, takeBack) => {
      takeBack?.()
      const code = errorCode(error)
      if (code === 'FORBIDDEN' || code === 'UNAUTHENTICATED') return
      const { id, name } = act.request
      if (code === 'CONFLICT') onOvertaken?.(id)
      const { text, detail } = noticeOf(t`${name}: nothing was changed`, error)
      const changed = t`Someone has changed the note in the meantime: look at it and save again. What you typed is still there.`
      const reason = code === 'CONFLICT' ? changed : (refusalOf(error) ?? detail)
      notify({ kind: 'error', text: isUnanswered(error) ? `${name}: ${text}` : text, detail: reason })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [['contactRequests']] }),
  })

  return {
    mark: (request: ContactRequest, handled: boolean) => mutate({ request, handled }),
    /** `noteWas` is the note that it replaces, as it was when the typing began. */
    saveNote: (request: ContactRequest, note: string, noteWas: string) => mutate({ request, note, noteWas }),
  }
}
