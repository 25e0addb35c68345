import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Artwork, Version } from '../../../kit/orders/order-parts.ts'
import { FindingList } from './finding-list.tsx'
import { groupFindings } from './group-findings.ts'
import { PageSheets } from './page-sheets.tsx'
import { Tally } from './tally.tsx'
import { UnreadFiles } from './unread-files.tsx'
import { VersionFiles } from './version-files.tsx'

type VersionViewProps = { artwork: Artwork; version: Version; isNewest: boolean }

/** A version: its pages with the places of what was found, and that in words; the files themselves. */
export function VersionView({ artwork, version, isNewest }: VersionViewProps) {
  const [lit, setLit] = useState<number | null>(null)
  const groups = groupFindings(version.findings)
  const isChecking = version.files.some(({ check }) => check === 'Waiting' || check === 'Reading')
  // A file that is locked or damaged has no pages, and what is to be done about it.
  const hasFindings = groups.length > 0
  const hasPages = version.pages.length > 0 || isChecking
  return (
    <div className="pt-6">
      {!isNewest && (
        <p className="mb-6 border-key border-l-4 bg-yellow px-4 py-2 font-semibold">
          <Trans>This is an older version: only the newest one counts.</Trans>
        </p>
      )}
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,774fr)_minmax(0,522fr)]">
        <div className="min-w-0">
          {hasPages && (
            <PageSheets
              orderId={artwork.orderId}
              version={version}
              lines={artwork.lines}
              groups={groups}
              lit={lit}
              onLight={setLit}
            />
          )}
          <UnreadFiles version={version} />
          <VersionFiles orderId={artwork.orderId} version={version} />
        </div>
        {(hasPages || hasFindings) && (
          <div className="min-w-0">
            <Tally groups={groups} passed={version.passed.length} isChecking={isChecking} />
            <FindingList
              {...{ artwork, version, groups, lit }}
              isOpen={isNewest && !isChecking}
              onLight={setLit}
            />
          </div>
        )}
      </div>
    </div>
  )
}
