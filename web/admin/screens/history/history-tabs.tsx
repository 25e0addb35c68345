import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ViewTab } from '../../../ui/admin/view-tab.tsx'
import type { HistorySearch } from './history-search.ts'

/** What staff have changed, and who signed in. */
export function HistoryTabs() {
  const { t } = useLingui()
  return (
    <nav aria-label={t`History`} className="mb-3.5 overflow-x-auto border-line2 border-b">
      <ul className="flex gap-x-6 whitespace-nowrap">
        <Tab view={undefined}>
          <Trans>Changes</Trans>
        </Tab>
        <Tab view="signins">
          <Trans>Log-ins</Trans>
        </Tab>
      </ul>
    </nav>
  )
}

const Tab = ({ view, children }: { view: HistorySearch['view']; children: ReactNode }) => (
  <li>
    <ViewTab
      to="/admin/history"
      search={(before) => (before.view === view ? before : { view })}
      activeOptions={{ exact: true }}
      resetScroll={false}
    >
      {children}
    </ViewTab>
  </li>
)
