import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'

type SendButtonProps = {
  isSending: boolean
  /** Of two such buttons the quieter one. */
  variant?: 'secondary' | undefined
  className?: string
  children: ReactNode
}

/** Sends an answer; while it is on its way a second press does nothing. */
export const SendButton = ({ isSending, variant, className = '', children }: SendButtonProps) => (
  <Button
    type="submit"
    variant={variant ?? 'primary'}
    wide
    arrow
    busy={isSending}
    busyLabel={<Trans>Sending…</Trans>}
    className={`hover:bg-paper hover:text-key ${className}`}
  >
    {children}
  </Button>
)
