import { Trans } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { UserData } from '../../../lib/device.ts'
import { isStaff, useUser } from '../../../lib/session.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { inkOf } from '../areas.ts'
import { AccountForms, emptyAccountDraft } from './account-forms.tsx'
import type { LogInReason, LogInView } from './login.tsx'
import { LogInPanel } from './login-panel.tsx'

export type LogInDialogProps = {
  open: boolean
  view: LogInView
  reason: LogInReason | undefined
  onClose: () => void
  onSignedIn: () => void
}

/** The login/register/forgot modal; loaded at its first use. It stays on the page; staff go to the admin. */
export function LogInDialog({ open, view: asked, reason, onClose, onSignedIn }: LogInDialogProps) {
  const [view, setView] = useState(asked)
  const [draft, setDraft] = useState(emptyAccountDraft)
  const box = useRef<HTMLDivElement>(null)
  const ink = useLocation({ select: ({ pathname }) => inkOf(pathname) })
  useEffect(() => {
    if (!open) return
    setView(asked)
    box.current?.querySelector<HTMLElement>('input')?.focus()
  }, [open, asked])
  const isSignedIn = useUser() !== null
  const wasSignedIn = useRef(isSignedIn)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    // Whoever has logged in, here or in another tab, is asked nothing any more.
    if (isSignedIn && !wasSignedIn.current) close()
    wasSignedIn.current = isSignedIn
  }, [isSignedIn])
  useEffect(() => {
    if (isSignedIn && !open) keepFocus()
  }, [isSignedIn, open])
  function signedIn(user: UserData) {
    if (isStaff(user)) location.assign('/admin')
    else onSignedIn()
  }
  return (
    // The account's ink is yellow; in an area of another one the modal is of that.
    <div data-ink={ink === 'k' ? 'y' : ink} className="contents">
      <Dialog
        open={open}
        onClose={onClose}
        title={<Trans>Log in or register</Trans>}
        hideTitle
        panel={<LogInPanel />}
      >
        <div ref={box} className="md:min-h-105">
          <AccountForms
            view={view}
            reason={reason}
            onView={setView}
            draft={draft}
            onDraft={setDraft}
            onSignedIn={signedIn}
          />
        </div>
      </Dialog>
    </div>
  )
}

/** The header's button that opened the modal is gone after it: the reader goes on in the page, not at its top. */
function keepFocus(): void {
  if (document.activeElement === document.body)
    document.getElementById('content')?.focus({ preventScroll: true })
}
