import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect } from 'react'
import { errorCode } from '../../../lib/api.ts'
import { forgetSession } from '../../../lib/device.ts'
import { Button, TextLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useLogIn } from './login.tsx'

/** Shown in place of what only a signed-in user sees: the log-in opens by itself, and stays at hand. */
export function SignedOut({ title }: { title: ReactNode }) {
  const openLogIn = useLogIn()
  useEffect(() => openLogIn({ reason: 'toSee' }), [openLogIn])
  return (
    <EmptyState title={title}>
      <Button arrow onClick={() => openLogIn({ reason: 'toSee' })}>
        <Trans>Log in</Trans>
      </Button>
      <TextLink to="/services" arrow>
        <Trans>See what we print</Trans>
      </TextLink>
    </EmptyState>
  )
}

/** A session that the server no longer knows ends here too, and the log-in says why. */
export function useEndedSession(error: unknown): void {
  const openLogIn = useLogIn()
  const ended = errorCode(error) === 'UNAUTHENTICATED'
  useEffect(() => {
    if (!ended) return
    openLogIn({ reason: 'ended' })
    forgetSession()
  }, [ended, openLogIn])
}
