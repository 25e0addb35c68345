import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatDate, formatNumber } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { WordButton } from '../../../../ui/admin/button.tsx'
import { CheckIcon, ErrorIcon, WarnIcon } from '../../../../ui/admin/icons.tsx'
import { Mark } from '../../../../ui/admin/mark.tsx'
import type { ArtworkVersion, Finding } from '../../../kit/artwork/artwork-queries.ts'
import { FindingRow } from './finding-row.tsx'

/** So many of what is in order are named at first. */
const mostAtFirst = 5

type FindingsSectionProps = {
  version: ArtworkVersion
  /** The finding whose place is shown on the artwork. */
  chosen: Finding | null
  onChoose: (finding: Finding | null) => void
}

/** What the checks found in a version, with what was measured, what it should be, and what the customer decided. */
export function FindingsSection({ version, chosen, onChoose }: FindingsSectionProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { findings, passed, number } = version
  if (findings.length === 0 && passed.length === 0) return null
  const count = (severity: Finding['severity']) => findings.filter((one) => one.severity === severity).length
  const [must, look] = [count('must'), count('look')]
  return (
    <section aria-label={t`File check`} className="mt-5">
      <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h2 className="admin-h2 leading-6!">
          <Trans>File check, v{number}</Trans>
        </h2>
        <span className="text-t3">{formatDate(version.sentAt, language, 'moment')}</span>
        <span className="ml-auto flex flex-wrap gap-1.5">
          {must > 0 && (
            <Mark kind="error">
              <ErrorIcon size={13} />
              <Trans>{formatNumber(must, language)} must fix</Trans>
            </Mark>
          )}
          {look > 0 && (
            <Mark kind="warn">
              <WarnIcon size={13} />
              <Trans>{formatNumber(look, language)} look at</Trans>
            </Mark>
          )}
          {passed.length > 0 && (
            <Mark kind="ok">
              <CheckIcon size={13} />
              <Trans>{formatNumber(passed.length, language)} fine</Trans>
            </Mark>
          )}
        </span>
      </div>
      <div className="border-key border-t-2 border-b border-b-line2 bg-paper">
        {findings.length > 0 && (
          <table className="w-full table-fixed">
            <thead className="max-md:sr-only">
              <tr className="border-line border-b text-left text-t2 [&>th]:px-3 [&>th]:py-1.5 [&>th]:font-semibold">
                <th scope="col">
                  <Trans>Finding</Trans>
                </th>
                <th scope="col" className="w-26 text-right">
                  <Trans>In the file</Trans>
                </th>
                <th scope="col" className="w-26 text-right">
                  <Trans>Should be</Trans>
                </th>
                <th scope="col" className="w-40">
                  <Trans>Decision</Trans>
                </th>
              </tr>
            </thead>
            <tbody>
              {findings.map((finding) => (
                <FindingRow
                  key={`${finding.check} ${finding.file} ${finding.page ?? 0}`}
                  finding={finding}
                  version={version}
                  isChosen={chosen === finding}
                  onChoose={() => onChoose(chosen === finding ? null : finding)}
                />
              ))}
            </tbody>
          </table>
        )}
        <Passed passed={passed} />
      </div>
    </section>
  )
}

/** What was looked at and is in order. */
function Passed({ passed }: { passed: readonly string[] }) {
  const [all, showAll] = useState(false)
  if (passed.length === 0) return null
  const shown = all ? passed : passed.slice(0, mostAtFirst)
  const rest = passed.length - shown.length
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-3 py-2.5">
      <p className="flex min-w-0 grow basis-64 gap-2.5 text-t2">
        <CheckIcon className="mt-0.5 text-ok" />
        <span className="first-letter:uppercase">
          {shown.join(', ')}
          {rest > 0 && (
            <>
              {' '}
              <Trans>and {rest} more</Trans>
            </>
          )}
        </span>
      </p>
      {rest > 0 && (
        <WordButton onClick={() => showAll(true)}>
          <Trans>Show all</Trans>
        </WordButton>
      )}
    </div>
  )
}
