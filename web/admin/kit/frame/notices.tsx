import { Trans, useLingui } from '@lingui/react/macro'
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from '../../../lib/class-names.ts'
import { AdminButton, IconButton } from '../../../ui/admin/button.tsx'
import { CheckIcon, CloseIcon, ErrorIcon, LockIcon } from '../../../ui/admin/icons.tsx'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { useLetterKeys, useShortcuts } from './shortcuts.ts'

export type AdminNotice = {
  /** `denied` and `error` stay until they are dismissed, or an `ok` says that it is fixed. */
  kind: 'ok' | 'error' | 'denied'
  text: string
  detail?: string
  /**
   * What the notice is about: an earlier failure goes when the action is tried again, and when that succeeds.
   */
  about?: string
  /** Undoes the action, by the notice's button or Z, for 10 s; the notice then goes. */
  onUndo?: () => void
  /** A link to what the user may want to do next. */
  next?: { text: string; act: () => void }
}
type Shown = AdminNotice & { id: number }
type Notify = (notice: AdminNotice) => void
type Withdraw = (about: string) => void

const Notices = createContext<{ notify: Notify; withdraw: Withdraw }>({
  notify: () => undefined,
  withdraw: () => undefined,
})
/** Where the current screen shows its notices. */
const NoticeSlot = createContext<(slot: HTMLElement | null) => void>(() => undefined)

/** Shows a notice at the foot of the screen; it is announced, and stays while the pointer is over it. */
export const useAdminNotify = (): Notify => use(Notices).notify

/** Removes the notices about something, as they no longer hold. */
export const useWithdrawNotice = (): Withdraw => use(Notices).withdraw

const keptKey = 'officeNotice'

/** Shows a notice after the next load of the admin, for when the page is about to be reloaded. */
export function keepNotice(notice: Omit<AdminNotice, 'onUndo' | 'next'>): void {
  try {
    sessionStorage.setItem(keptKey, JSON.stringify(notice))
  } catch {
    // Without storage it can't outlive the page.
  }
}

function takeNotice(): AdminNotice | null {
  try {
    const kept = sessionStorage.getItem(keptKey)
    sessionStorage.removeItem(keptKey)
    return kept === null ? null : (JSON.parse(kept) as AdminNotice)
  } catch {
    return null
  }
}

const atMost = 3
const readingTime = 8000
const undoTime = 10_000
const looks = {
  ok: { icon: CheckIcon, colour: 'text-ok', bar: 'border-l-ok' },
  error: { icon: ErrorIcon, colour: 'text-error', bar: 'border-l-error' },
  denied: { icon: LockIcon, colour: 'text-error', bar: 'border-l-error' },
}

export function AdminNotices({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const [shown, setShown] = useState<Shown[]>([])
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  useUncovered(slot, shown.length)
  const next = useRef(1)
  const notify = useCallback<Notify>((notice) => {
    const id = next.current++
    setShown((before) => [
      ...before.filter((one) => outlives(one, notice)).slice(1 - atMost),
      { ...notice, id },
    ])
  }, [])
  const withdraw = useCallback<Withdraw>(
    (about) => setShown((before) => before.filter((notice) => notice.about !== about)),
    [],
  )
  const value = useMemo(() => ({ notify, withdraw }), [notify, withdraw])
  useEffect(() => {
    const kept = takeNotice()
    if (kept) notify(kept)
  }, [notify])
  const dismiss = useCallback((id: number) => setShown((now) => now.filter((notice) => notice.id !== id)), [])
  const expire = useCallback(
    (id: number) =>
      setShown((now) =>
        now.map(({ onUndo, ...one }) => ({ ...one, ...(one.id !== id && onUndo && { onUndo }) })),
      ),
    [],
  )
  const undoable = shown.findLast(({ onUndo }) => onUndo !== undefined)
  const undo = () => {
    if (!undoable) return
    dismiss(undoable.id)
    undoable.onUndo?.()
  }
  useShortcuts(undoable ? [{ keys: ['z'], caps: ['Z'], label: t`undo`, act: undo }] : [])
  const list = (polite: boolean) =>
    shown
      .filter(({ kind }) => (kind === 'ok') === polite)
      .map((notice) => (
        <Slip
          key={notice.id}
          notice={notice}
          isLast={notice === undoable}
          dismiss={dismiss}
          expire={expire}
        />
      ))
  const lists = (
    <>
      <div role="status" className="contents">
        {list(true)}
      </div>
      <div role="alert" className="contents">
        {list(false)}
      </div>
    </>
  )
  return (
    <Notices value={value}>
      <NoticeSlot value={setSlot}>{children}</NoticeSlot>
      {slot === null ? (
        <div className="fixed inset-x-0 bottom-0 z-40">{lists}</div>
      ) : (
        createPortal(lists, slot)
      )}
    </Notices>
  )
}

/**
 * The same notice twice is shown once; a success clears earlier failures, unless they were about something
 * else.
 */
function outlives(one: AdminNotice, next: AdminNotice): boolean {
  if (one.text === next.text && one.detail === next.detail) return false
  const isMended = one.about === undefined || one.about === next.about
  return !(next.kind === 'ok' && one.kind === 'error' && isMended)
}

/** The foot's place of notices: in the flow, so that it covers nothing but the hints that it stands for. */
export const NoticePlace = () => <div ref={use(NoticeSlot)} className="peer/notices" />

/** The focused element stays visible when the foot grows under it. */
function useUncovered(slot: HTMLElement | null, count: number): void {
  useEffect(() => {
    const focused = document.activeElement
    if (!slot || count === 0 || !focused?.closest('main')) return
    const hidden = focused.getBoundingClientRect().bottom - slot.getBoundingClientRect().top
    if (hidden > 0 && focused.clientHeight < innerHeight / 2) scrollBy({ top: hidden + 4 })
  }, [slot, count])
}

type SlipProps = {
  notice: Shown
  isLast: boolean
  dismiss: (id: number) => void
  /** The action can no longer be undone. */
  expire: (id: number) => void
}

function Slip({ notice, isLast, dismiss, expire }: SlipProps) {
  const { t } = useLingui()
  const [letters] = useLetterKeys()
  const { id, kind, text, detail, onUndo, next } = notice
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (!onUndo) return
    // Only a user who is holding it still sees it then.
    const timer = setTimeout(() => expire(id), undoTime + 100)
    return () => clearTimeout(timer)
  }, [id, onUndo, expire])
  useEffect(() => {
    if (kind !== 'ok' || held) return
    const timer = setTimeout(() => dismiss(id), onUndo ? undoTime : readingTime)
    return () => clearTimeout(timer)
  }, [id, kind, held, onUndo, dismiss])
  const { icon: Icon, colour, bar } = looks[kind]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer only holds the notice
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={classNames(
        'flex items-center gap-3 border-key border-t border-l-4 bg-paper py-1 pr-3 pl-3 motion-safe:animate-[admin-enter_120ms_ease-out] md:pl-6',
        bar,
      )}
    >
      <Icon className={colour} />
      <div className="flex max-h-24 min-w-0 flex-1 flex-wrap gap-x-3 overflow-y-auto py-0.5 wrap-anywhere">
        <p className="font-semibold leading-5">{text}</p>
        {detail && <p className="text-t2">{detail}</p>}
      </div>
      {onUndo && (
        <AdminButton
          className="min-h-7! pointer-coarse:min-h-11!"
          onClick={() => {
            dismiss(id)
            onUndo()
          }}
        >
          <Trans>Undo</Trans> {letters && isLast && <KeyCap>Z</KeyCap>}
        </AdminButton>
      )}
      {next && (
        <AdminButton
          className="min-h-7! pointer-coarse:min-h-11!"
          onClick={() => {
            dismiss(id)
            next.act()
          }}
        >
          {next.text}
        </AdminButton>
      )}
      <IconButton label={t`Dismiss`} onClick={() => dismiss(id)} className="size-6! pointer-coarse:size-11!">
        <CloseIcon size={14} />
      </IconButton>
    </div>
  )
}
