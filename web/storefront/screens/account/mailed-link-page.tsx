import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Breadcrumb } from '../../../ui/breadcrumb.tsx'
import { FormNotice } from '../../../ui/form-notice.tsx'
import { AccountSheet } from './account-sheet.tsx'
import type { LinkRefusal } from './use-link-refusal.ts'

type MailedLinkPageProps = {
  title: string
  refusal: LinkRefusal | null
  onDismiss: () => void
  says: ReactNode
  /** What can be pressed. */
  children: ReactNode
}

/** The page that a mailed link opens: what it is about, what came of it, and where to go on. */
export const MailedLinkPage = ({ title, refusal, onDismiss, says, children }: MailedLinkPageProps) => (
  <main id="content" tabIndex={-1} data-ink="y" className="sheet-width pt-5 md:pt-5.5">
    <Breadcrumb parents={[{ label: <Trans>Home</Trans>, to: '/' }]} current={title} />
    <h1 className="type-d1 pt-3 pb-9 md:pt-7 md:pb-12">{title}</h1>
    <AccountSheet>
      <FormNotice message={refusal && { kind: 'error', text: refusal.text }} onDismiss={onDismiss} />
      <p role="status" className="type-lead pb-7">
        {says}
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">{children}</div>
    </AccountSheet>
  </main>
)
