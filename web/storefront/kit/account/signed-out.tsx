import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect } from 'react'
import { Button, TextLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useLogin } from './login.tsx'

/** What only who is signed in sees: the log-in opens by itself, and stays at hand. */
export function SignedOut({ title }: { title: ReactNode }) {
  const openLogin = useLogin()
  useEffect(() => openLogin(), [openLogin])
  return (
    <EmptyState title={title}>
      <Button arrow onClick={() => openLogin()}>
        <Trans>Log in</Trans>
      </Button>
      <TextLink to="/services" arrow>
        <Trans>See what we print</Trans>
      </TextLink>
    </EmptyState>
  )
}
