import { Plural, Trans } from '@lingui/react/macro'
import type { Artwork, Version } from '../../../kit/orders/order-parts.ts'
import { FindingRow } from './finding-row.tsx'
import type { FindingGroup } from './group-findings.ts'

type FindingListProps = {
  artwork: Artwork
  version: Version
  groups: readonly FindingGroup[]
  /** Something can be done about them. */
  isOpen: boolean
  lit: number | null
  onLight: (number: number | null) => void
}

/** What was found, and what is in order. */
export function FindingList({ groups, version, ...rest }: FindingListProps) {
  const { passed } = version
  const count = passed.length
  const firstMust = groups.find(({ finding }) => finding.severity === 'must')
  return (
    <>
      {groups.length > 0 && (
        <ol className="mt-6 border-key border-t">
          {groups.map((group) => (
            <FindingRow key={group.key} {...{ group, version, ...rest }} isFirstMust={group === firstMust} />
          ))}
        </ol>
      )}
      {count > 0 && (
        <details className="mt-6 border-key border-y py-3">
          <summary className="min-h-8 font-bold pointer-coarse:min-h-11">
            <Plural value={count} one="# check is fine" other="# checks are fine" />
          </summary>
          <ul className="list-disc pt-2 pl-5">
            {passed.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </details>
      )}
      {groups.length === 0 && count > 0 && (
        <p className="pt-5 font-bold">
          <Trans>Nothing was found: the artwork can be printed as it is.</Trans>
        </p>
      )}
    </>
  )
}
