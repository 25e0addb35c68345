import { useLingui } from '@lingui/react/macro'
import { onlineManager } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { classNames } from '../lib/class-names.ts'
import { Close } from './icons.tsx'
import { makeRoom, noticeRoom } from './notice-room.ts'

type NoticeKind = 'ok' | 'error'
type Shown = { id: number; kind: NoticeKind; text: ReactNode }
type Notify = (kind: NoticeKind, text: ReactNode) => void

const Notices = createContext<Notify>(() => undefined)

/** Says something to the reader: `notify('ok', t`Order completed`)`. Announced, and stays long enough to read. */
export const useNotify = (): Notify => use(Notices)

/**
 * Handles code that is loaded on first use and failed: offline it says so, and the page stays. Browsers don't
 * ask again for code that once failed, so with a connection the page is loaded anew, or the page `instead` of
 * it.
 */
export function useLoadFailure(instead?: () => string): () => void {
  const { t } = useLingui()
  const notify = useNotify()
  return useCallback(() => {
    if (!onlineManager.isOnline()) notify('error', t`There was an error. Please try again.`)
    else location.assign(instead?.() ?? location.href)
  }, [notify, instead, t])
}

const atMost = 3
/** 8 s at least and longer for a longer text; errors stay until they are dismissed. */
const readingTime = (text: ReactNode) => Math.max(8000, typeof text === 'string' ? text.length * 90 : 0)

const places = {
  /** A strip of its own above the page: what is shown already moves down, and nothing is covered. */
  site: 'sticky top-0 z-50',
  admin:
    'pointer-events-none fixed inset-x-5 top-5 z-50 ml-auto flex max-w-140 flex-col gap-2 md:left-auto md:right-12',
}

/** Notices of the page as a whole; what became of a form stands in the form (`FormNotice`). */
export function NoticeProvider({ children }: { children: ReactNode }) {
  const place = useLocation({
    select: ({ pathname }) => (/^\/admin(\/|$)/.test(pathname) ? 'admin' : 'site'),
  })
  const [shown, setShown] = useState<Shown[]>([])
  const next = useRef(1)
  const notify = useCallback<Notify>((kind, text) => {
    const notice = { id: next.current++, kind, text }
    makeRoom()
    // A repeated notice stays one, announced again.
    setShown((before) => [
      ...before.filter((other) => other.kind !== kind || other.text !== text).slice(1 - atMost),
      notice,
    ])
  }, [])
  const dismiss = useCallback(
    (id: number) => setShown((before) => before.filter((notice) => notice.id !== id)),
    [],
  )
  const kinds = useMemo(
    () => ({
      ok: shown.filter(({ kind }) => kind === 'ok'),
      error: shown.filter(({ kind }) => kind === 'error'),
    }),
    [shown],
  )
  const list = classNames('flex flex-col', place === 'admin' && 'pointer-events-none gap-2')
  return (
    <Notices value={notify}>
      <div ref={noticeRoom} className={places[place]}>
        <div role="status" aria-live="polite" className={list}>
          {kinds.ok.map((notice) => (
            <PassingNotice key={notice.id} notice={notice} dismiss={dismiss} />
          ))}
        </div>
        <div role="alert" className={list}>
          {kinds.error.map((notice) => (
            <PassingNotice key={notice.id} notice={notice} dismiss={dismiss} />
          ))}
        </div>
      </div>
      {children}
    </Notices>
  )
}

function PassingNotice({ notice, dismiss }: { notice: Shown; dismiss: (id: number) => void }) {
  const { id, kind, text } = notice
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (kind === 'error' || held) return
    const timer = setTimeout(() => dismiss(id), readingTime(text))
    return () => clearTimeout(timer)
  }, [id, kind, text, held, dismiss])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer only holds the notice
    <div
      className="pointer-events-auto"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Notice kind={kind} onDismiss={() => dismiss(id)}>
        {text}
      </Notice>
    </div>
  )
}

export type NoticeProps = {
  /** A note is neither good nor bad. */
  kind: NoticeKind | 'note'
  onDismiss?: () => void
  children: ReactNode
}

const bars = { ok: 'bg-ok', error: 'bg-error', note: 'bg-key' }

/** The box itself, for a message that belongs to a place in the page (give that place a live region). */
export function Notice({ kind, onDismiss, children }: NoticeProps) {
  const { t } = useLingui()
  return (
    <div className="flex items-center gap-4 border-[1.5px] border-key bg-paper py-1.5 pr-1.5 pl-4.5 text-key">
      <span aria-hidden="true" className={classNames('h-7 w-2.5 shrink-0', bars[kind])} />
      <p className="min-w-0 flex-1 py-2">{children}</p>
      {onDismiss && (
        <button
          type="button"
          aria-label={t`Dismiss`}
          onClick={onDismiss}
          className="grid size-11 shrink-0 place-items-center self-start"
        >
          <Close size={20} />
        </button>
      )}
    </div>
  )
}
