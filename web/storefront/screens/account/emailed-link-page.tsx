import type { ReactNode } from 'react'
import { FormNotice } from '../../../ui/form-notice.tsx'
import { Page } from '../../kit/page.tsx'
import { AccountSheet } from './account-sheet.tsx'
import type { LinkRefusal } from './use-link-refusal.ts'

type EmailedLinkPageProps = {
  title: string
  refusal: LinkRefusal | null
  onDismiss: () => void
  says: ReactNode
  /** What can be pressed. */
  children: ReactNode
}

/** The page that a mailed link opens: what it is about, what came of it, and where to go on. */
export const EmailedLinkPage = ({ title, refusal, onDismiss, says, children }: EmailedLinkPageProps) => (
  <Page title={title} ink="y">
    <AccountSheet>
      <FormNotice message={refusal && { kind: 'error', text: refusal.text }} onDismiss={onDismiss} />
      <p role="status" className="type-lead pb-7">
        {says}
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">{children}</div>
    </AccountSheet>
  </Page>
)
