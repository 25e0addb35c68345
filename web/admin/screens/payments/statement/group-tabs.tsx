import { Trans, useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { ViewTab } from '../../../../ui/admin/view-tab.tsx'
import { groupNames, groupOf, groups, type Line } from './statement-types.ts'

const exactly = { exact: true, includeSearch: true }

/** The groups of a statement, each with how many lines it has. */
export function GroupTabs({ lines, id }: { lines: readonly Line[]; id: number }) {
  const { t, i18n } = useLingui()
  const { group: current } = useSearch({ from: '/admin/payments/statement' })
  const tabs = groupNames.map((name) => ({
    name,
    count: lines.filter((line) => groupOf(line) === name).length,
  }))
  return (
    <nav
      aria-label={t`Lines of the statement`}
      className="mb-4 flex gap-x-5 overflow-x-auto whitespace-nowrap border-line2 border-b"
    >
      <ViewTab
        to="/admin/payments/statement"
        search={{ id }}
        activeOptions={exactly}
        aria-current={current === undefined ? 'page' : undefined}
        count={lines.length}
      >
        <Trans context="bank lines">All</Trans>
      </ViewTab>
      {tabs
        .filter(({ name, count }) => count > 0 || name === current)
        .map(({ name, count }) => {
          const { icon: Icon, ink } = groups[name]
          return (
            <ViewTab
              key={name}
              to="/admin/payments/statement"
              search={{ id, group: name }}
              activeOptions={exactly}
              aria-current={current === name ? 'page' : undefined}
              count={count}
            >
              <span className={ink}>
                <Icon />
              </span>
              {i18n._(groups[name].name)}
            </ViewTab>
          )
        })}
    </nav>
  )
}
