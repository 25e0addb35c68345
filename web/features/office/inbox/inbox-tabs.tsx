import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import type { InboxView } from './queries.ts'

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

function Tab({ view, q, count, children }: TabProps) {
  const language = useLanguage()
  return (
    <li>
      <Link
        to="/admin/contact/inbox"
        search={(before) => ({
          ...(q !== '' && { q }),
          ...(view !== 'open' && { show: view }),
          ...((before.show ?? 'open') === view && before.page && { page: before.page }),
        })}
        activeOptions={{ exact: true }}
        resetScroll={false}
        className="flex min-h-9 items-center gap-2 border-transparent border-b-2 text-t2 outline-offset-[-2px]! hover:text-key aria-[current=page]:border-key aria-[current=page]:font-semibold aria-[current=page]:text-key max-md:min-h-11 pointer-coarse:min-h-11"
      >
        {children}
        {count !== undefined && (
          <span className="font-normal text-t3 tabular-nums">{formatNumber(count, language)}</span>
        )}
      </Link>
    </li>
  )
}
