import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect } from 'react'
import { Button, TextLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useLogIn } from './login.tsx'

/** What only who is signed in sees: the log-in opens by itself, and stays at hand. */
export function SignedOut({ title }: { title: ReactNode }) {
  const openLogIn = useLogIn()
  useEffect(() => openLogIn(), [openLogIn])
  return (
    <EmptyState title={title}>
      <Button arrow onClick={() => openLogIn()}>
        <Trans>Log in</Trans>
      </Button>
      <TextLink to="/services" arrow>
        <Trans>See what we print</Trans>
      </TextLink>
    </EmptyState>
  )
}
