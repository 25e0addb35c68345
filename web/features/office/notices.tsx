import { Trans, useLingui } from '@lingui/react/macro'
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { IconButton, OfficeButton } from '../../ui/office/button.tsx'
import { CheckIcon, CloseIcon, ErrorIcon, LockIcon } from '../../ui/office/icons.tsx'
import { KeyCap } from '../../ui/office/key-cap.tsx'
import { useLetterKeys, useShortcuts } from './shortcuts.ts'

export type OfficeNotice = {
  /** `denied` and `error` stay until they are dismissed. */
  kind: 'ok' | 'error' | 'denied'
  text: string
  detail?: string
  /** What it is about: taken down by that name when it is tried again. */
  about?: string
  /** Takes it back, by its button or Z, for 10 s; the notice goes with it. */
  onUndo?: () => void
}
type Shown = OfficeNotice & { id: number }
type Notify = (notice: OfficeNotice) => void
type Withdraw = (about: string) => void

const Notices = createContext<{ notify: Notify; withdraw: Withdraw }>({
  notify: () => undefined,
  withdraw: () => undefined,
})

/** Says something at the top right, announced, held while it is pointed at. */
export const useOfficeNotify = (): Notify => use(Notices).notify

/** Takes down what was said about something: it doesn't hold any more. */
export const useWithdrawNotice = (): Withdraw => use(Notices).withdraw

const keptKey = 'officeNotice'

/** For after the next load of the back office: said before one is led away by a load of the page. */
export function keepNotice(notice: Omit<OfficeNotice, 'onUndo'>): void {
  try {
    sessionStorage.setItem(keptKey, JSON.stringify(notice))
  } catch {
    // Without storage it can't outlive the page.
  }
}

function takeNotice(): OfficeNotice | null {
  try {
    const kept = sessionStorage.getItem(keptKey)
    sessionStorage.removeItem(keptKey)
    return kept === null ? null : (JSON.parse(kept) as OfficeNotice)
  } catch {
    return null
  }
}

const atMost = 4
const readingTime = 8000
const undoTime = 10_000
const looks = {
  ok: { icon: CheckIcon, colour: 'text-ok', bar: 'border-l-ok' },
  error: { icon: ErrorIcon, colour: 'text-error', bar: 'border-l-error' },
  denied: { icon: LockIcon, colour: 'text-error', bar: 'border-l-error' },
}

export function OfficeNotices({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const [shown, setShown] = useState<Shown[]>([])
  const next = useRef(1)
  const notify = useCallback<Notify>((notice) => {
    const id = next.current++
    setShown((before) => [
      ...before.filter(({ text }) => text !== notice.text).slice(1 - atMost),
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
        <Slip key={notice.id} notice={notice} isLast={notice === undoable} dismiss={dismiss} />
      ))
  return (
    <Notices value={value}>
      {children}
      <div className="pointer-events-none fixed inset-x-4 top-15 z-40 ml-auto flex max-w-90 flex-col gap-2.5 md:right-7">
        <div role="status" className="contents">
          {list(true)}
        </div>
        <div role="alert" className="contents">
          {list(false)}
        </div>
      </div>
    </Notices>
  )
}

type SlipProps = { notice: Shown; isLast: boolean; dismiss: (id: number) => void }

function Slip({ notice, isLast, dismiss }: SlipProps) {
  const { t } = useLingui()
  const [letters] = useLetterKeys()
  const { id, kind, text, detail, onUndo } = notice
  const [held, setHeld] = useState(false)
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
        'pointer-events-auto flex gap-3 border border-key border-l-4 bg-paper py-2 pr-2 pl-3 motion-safe:animate-[office-enter_120ms_ease-out]',
        bar,
      )}
    >
      <Icon className={classNames('mt-0.5', colour)} />
      <div className="min-w-0 flex-1 py-0.5">
        <p className="font-semibold leading-5">{text}</p>
        {detail && <p className="text-t2">{detail}</p>}
      </div>
      {onUndo && (
        <OfficeButton
          className="self-start"
          onClick={() => {
            dismiss(id)
            onUndo()
          }}
        >
          <Trans>Undo</Trans> {letters && isLast && <KeyCap>Z</KeyCap>}
        </OfficeButton>
      )}
      <IconButton label={t`Dismiss`} onClick={() => dismiss(id)} className="size-6! pointer-coarse:size-11!">
        <CloseIcon size={14} />
      </IconButton>
    </div>
  )
}
