import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { ViewTab } from '../../../ui/admin/view-tab.tsx'
import { useWorkText } from './use-work-text.ts'
import { countsByWhat, type Work, type WorkSearch } from './work-rows.ts'

/** Only rows with the same filters are here. */
const exactly = { exact: true, includeSearch: true }

/** The tabs by task, with their counts. */
export function WorkTabs({ rows, search }: { rows: readonly Work[]; search: WorkSearch }) {
  const { t } = useLingui()
  const { tab } = useWorkText()
  const begun = { ...search, page: undefined }
  return (
    <nav
      aria-label={t`To do`}
      className="mb-3 flex gap-x-5 overflow-x-auto border-line2 border-b whitespace-nowrap"
    >
      <ViewTab
        to="/admin/artwork"
        search={{ ...begun, what: undefined }}
        activeOptions={exactly}
        aria-current={search.what ? undefined : 'page'}
        count={rows.length}
      >
        <Trans>All</Trans>
      </ViewTab>
      {countsByWhat(rows).map(([what, count]) => (
        <ViewTab
          key={what}
          to="/admin/artwork"
          search={{ ...begun, what }}
          activeOptions={exactly}
          aria-current={search.what === what ? 'page' : undefined}
          count={count}
        >
          {tab(what)}
        </ViewTab>
      ))}
    </nav>
  )
}

type SideSwitchProps = {
  side: WorkSearch['side']
  counts: { staff: number; customer: number } | undefined
}

/** What waits for us, or for customers. */
export function SideSwitch({ side, counts }: SideSwitchProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const count = (value: number | undefined) =>
    value !== undefined && <span className="tabular-nums">{formatNumber(value, language)}</span>
  const look =
    'flex min-h-8 items-center gap-2 px-3 font-medium text-t2 hover:text-key aria-[current=page]:bg-key aria-[current=page]:text-on-key max-md:min-h-12 pointer-coarse:min-h-12'
  return (
    <nav
      aria-label={t`Whose turn it is`}
      className="flex divide-x divide-line2 rounded-[2px] border border-line bg-paper"
    >
      <Link
        to="/admin/artwork"
        search={{}}
        activeOptions={exactly}
        aria-current={side ? undefined : 'page'}
        className={look}
      >
        <Trans>Ours</Trans> {count(counts?.staff)}
      </Link>
      <Link
        to="/admin/artwork"
        search={{ side: 'customer' }}
        activeOptions={exactly}
        aria-current={side ? 'page' : undefined}
        className={look}
      >
        <Trans>Customer’s</Trans> {count(counts?.customer)}
      </Link>
    </nav>
  )
}
