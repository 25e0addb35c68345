import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { errorCode } from '../../../lib/api.ts'
import { Button, TextAnchor, TextLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { telHref, useContactLines } from '../contact/contact-data.ts'
import { Page } from '../page.tsx'

/** Whether a secret link is refused: it has been revoked, or never was one. */
export const isLinkEnded = (error: unknown): boolean =>
  ['NOT_FOUND', 'UNAUTHENTICATED'].includes(errorCode(error) ?? '')

/** Shown in place of a page whose link has ended: it says whom to call. */
export function EndedLink() {
  const phone = useContactLines().find((line) => line.phone !== '')?.phone
  return (
    <EmptyState title={<Trans>This link no longer works. Please ask us for a new one.</Trans>}>
      {phone && <TextAnchor href={telHref(phone)}>{phone}</TextAnchor>}
      <TextLink to="/contact" arrow>
        <Trans>Contact</Trans>
      </TextLink>
    </EmptyState>
  )
}

type LinkWithoutPageProps = {
  title: ReactNode
  error: unknown
  /** Says that no answer came. */
  failed: ReactNode
  onRetry: () => void
  /** Stands below, where the link has ended. */
  children?: ReactNode
}

/** The page of a secret link that has ended, or whose content didn't come. */
export const LinkWithoutPage = ({ title, error, failed, onRetry, children }: LinkWithoutPageProps) => (
  <Page current={title} title={title} ink="y">
    {isLinkEnded(error) ? (
      <>
        <EndedLink />
        {children}
      </>
    ) : (
      <EmptyState title={failed}>
        <Button onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      </EmptyState>
    )}
  </Page>
)
