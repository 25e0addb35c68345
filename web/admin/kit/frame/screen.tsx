import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { commandKey } from '../../../ui/admin/command-key.ts'
import { screenFoot } from '../../../ui/admin/foot-bar.ts'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { Modal } from '../../../ui/admin/modal.tsx'
import { BarSlot } from './bar-slot.ts'
import { useFrame } from './frame-context.ts'
import { canOpen } from './menu.ts'
import { NoticePlace } from './notices.tsx'
import { type Shortcut, useLetterKeys, useShortcuts } from './shortcuts.ts'

type ScreenProps = {
  /** The link back, above the title. */
  above?: ReactNode
  title: ReactNode
  /** A short text beside the title. */
  meta?: ReactNode
  actions?: ReactNode
  /** Keys of this screen, shown in the slug line. */
  shortcuts?: readonly Shortcut[]
  /** A rule of the screen, at the end of the slug line. */
  note?: ReactNode
  children: ReactNode
}

/** A screen of the admin: head, content, slug line, and the keys that work here. */
export function Screen({ above, title, meta, actions, shortcuts = [], note, children }: ScreenProps) {
  const { shortcutsShown, showShortcuts } = useFrame()
  const everywhere = useEverywhere()
  // A screen's own single-letter keys work inside of it.
  const own = shortcuts.flatMap(({ keys }) => keys)
  const all = [...shortcuts, ...everywhere.filter(({ keys }) => !keys.some((key) => own.includes(key)))]
  useShortcuts(all)
  const [barSlot, setBarSlot] = useState<HTMLElement | null>(null)
  return (
    <BarSlot value={barSlot}>
      <main id="content" tabIndex={-1} className="grow px-4 pt-5 pb-8 md:px-7 outline-none!">
        <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-2.5">
          <div className="min-w-0">
            {above && <div className="admin-meta text-t3">{above}</div>}
            <div className="flex flex-wrap items-baseline gap-x-2.5">
              <h1 className="admin-h1 min-w-0 wrap-anywhere">{title}</h1>
              {meta && <p className="text-t3">{meta}</p>}
            </div>
          </div>
          {actions && <div className="flex flex-wrap items-center gap-2 md:ml-auto">{actions}</div>}
        </div>
        {children}
      </main>
      <div ref={screenFoot} className="sticky bottom-0 z-20">
        <NoticePlace />
        <div ref={setBarSlot} className="peer/bar" />
        <SlugLine shortcuts={all} note={note} />
      </div>
      {shortcutsShown && <ShortcutsDialog shortcuts={all} onClose={() => showShortcuts(false)} />}
    </BarSlot>
  )
}

const newOrdersPath = '/admin/newordersadmin'

/** The keys N and ? work on every screen. */
function useEverywhere(): Shortcut[] {
  const { t } = useLingui()
  const { user, showShortcuts } = useFrame()
  const navigate = useNavigate()
  const pathname = useLocation({ select: (location) => location.pathname })
  const help: Shortcut = {
    keys: ['?'],
    caps: ['?'],
    label: t`all shortcuts`,
    act: () => showShortcuts(true),
  }
  const newOrders: Shortcut = {
    keys: ['n'],
    caps: ['N'],
    label: t`new orders`,
    act: () => void navigate({ to: newOrdersPath }),
  }
  return canOpen(user, 'newOrders') && pathname !== newOrdersPath ? [newOrders, help] : [help]
}

function SlugLine({ shortcuts, note }: { shortcuts: readonly Shortcut[]; note: ReactNode }) {
  const [letters] = useLetterKeys()
  const shown = shortcuts.filter(({ keys }) => letters || keys.some((key) => key.length > 1))
  return (
    <footer className="admin-meta flex h-8 shrink-0 items-center gap-6 overflow-hidden border-line2 border-t bg-sheet px-7 text-t3 peer-[:not(:empty)]/bar:hidden peer-has-[p]/notices:hidden max-md:hidden pointer-coarse:hidden">
      <ul className="flex h-8 min-w-0 flex-wrap items-center gap-x-4 overflow-hidden">
        {shown.map(({ caps, label }) => (
          <li key={label} className="flex h-8 items-center gap-1.5 whitespace-nowrap">
            {caps.map((cap) => (
              <KeyCap key={cap}>{cap}</KeyCap>
            ))}
            {label}
          </li>
        ))}
      </ul>
      <span className="ml-auto flex items-center gap-4 whitespace-nowrap">
        {note && <span className="max-xl:hidden">{note}</span>}
        <ColourBar />
      </span>
    </footer>
  )
}

const inks = ['bg-ink-c', 'bg-ink-m', 'bg-ink-y', 'bg-ink-k']

/** The printer's control strip at the end of the slug line. */
const ColourBar = () => (
  <span aria-hidden="true" className="flex shrink-0">
    {inks.map((ink) => (
      <span key={ink} className={`h-2 w-2.5 ${ink}`} />
    ))}
  </span>
)

type ShortcutsDialogProps = { shortcuts: readonly Shortcut[]; onClose: () => void }

/** Every shortcut of the screen, and the switch for single-letter keys. */
function ShortcutsDialog({ shortcuts, onClose }: ShortcutsDialogProps) {
  const { t } = useLingui()
  const [letters, setLetters] = useLetterKeys()
  const everywhere = [
    { caps: [commandKey, 'K'], label: t`jump anywhere` },
    { caps: [commandKey, 'S'], label: t`save what is being edited` },
    { caps: ['Z'], label: t`undo, while the notice offers it` },
    { caps: ['Esc'], label: t`close a dialog` },
  ]
  return (
    <Modal title={<Trans>Keyboard shortcuts</Trans>} onClose={onClose}>
      <ul className="mt-3 border-line2 border-t">
        {[...shortcuts, ...everywhere].map(({ caps, label }) => (
          <li key={label} className="flex items-center justify-between gap-6 border-line1 border-b py-2">
            <span className="first-letter:uppercase">{label}</span>
            <span className="flex gap-1">
              {caps.map((cap) => (
                <KeyCap key={cap}>{cap}</KeyCap>
              ))}
            </span>
          </li>
        ))}
      </ul>
      <label className="mt-3 flex min-h-8 items-center gap-2.5 pointer-coarse:min-h-11">
        <input
          type="checkbox"
          className="size-4 accent-key"
          checked={letters}
          onChange={(event) => setLetters(event.target.checked)}
        />
        <Trans>Single-key shortcuts (letters and “?”)</Trans>
      </label>
      <div className="mt-4 flex justify-end">
        <AdminButton data-safe="" onClick={onClose}>
          <Trans>Close</Trans> <KeyCap>Esc</KeyCap>
        </AdminButton>
      </div>
    </Modal>
  )
}
