import { Trans } from '@lingui/react/macro'
import { TextButton } from '../../../ui/button.tsx'
import { useLogIn } from '../../kit/account/login.tsx'
import type { useBasket } from './use-basket.ts'

/** Where the basket is kept, and what to do to have it elsewhere. */
export function KeptWhere({ basket }: { basket: ReturnType<typeof useBasket> }) {
  const { isSignedIn, isOnline, account, sync } = basket
  const openLogIn = useLogIn()
  if (!isSignedIn)
    return (
      <p>
        <Trans>The basket is kept on this device.</Trans>{' '}
        <TextButton className="font-bold" onClick={() => openLogIn({ onSignedIn: () => void sync() })}>
          <Trans>Log in to keep it</Trans>
        </TextButton>
      </p>
    )
  return (
    <p role="status">
      {!isOnline && <Trans>No connection: the basket is kept on this device for now.</Trans>}
      {isOnline && account === 'isFull' && (
        <Trans>Your account takes 50 lines: what is more stays on this device only.</Trans>
      )}
      {isOnline && account === 'failed' && (
        <>
          <Trans>The basket couldn’t be saved in your account. It is kept on this device.</Trans>{' '}
          <TextButton className="font-bold" onClick={() => void sync()}>
            <Trans>Try again</Trans>
          </TextButton>
        </>
      )}
      {isOnline && account === 'keeps' && (
        <Trans>The basket is kept in your account, you see it on other devices too.</Trans>
      )}
    </p>
  )
}
