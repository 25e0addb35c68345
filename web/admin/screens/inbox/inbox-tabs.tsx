import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ViewTab } from '../../../ui/admin/view-tab.tsx'
import type { InboxView } from '../../kit/inbox/queries.ts'

type InboxTabsProps = {
  q: string
  /** How many wait for an answer. */
  open: number | undefined
}

/** Open, answered, all: a link each. */
export function InboxTabs({ q, open }: InboxTabsProps) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Contact requests`} className="mb-3.5 overflow-x-auto border-line2 border-b">
      <ul className="flex gap-x-6 whitespace-nowrap">
        <Tab view="open" q={q} count={open}>
          <Trans>Not answered</Trans>
        </Tab>
        <Tab view="handled" q={q}>
          <Trans>Answered</Trans>
        </Tab>
        <Tab view="all" q={q}>
          <Trans>All</Trans>
        </Tab>
      </ul>
    </nav>
  )
}

type TabProps = { view: InboxView; q: string; count?: number | undefined; children: ReactNode }

const Tab = ({ view, q, count, children }: TabProps) => (
  <li>
    <ViewTab
      to="/admin/contact/inbox"
      search={(before) => ({
        ...(q !== '' && { q }),
        ...(view !== 'open' && { show: view }),
        ...((before.show ?? 'open') === view && before.page && { page: before.page }),
      })}
      activeOptions={{ exact: true }}
      resetScroll={false}
      count={count}
    >
      {children}
    </ViewTab>
  </li>
)
