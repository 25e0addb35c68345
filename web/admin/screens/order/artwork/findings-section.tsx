import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { classNames } from '../../../../lib/class-names.ts'
import { formatDate, formatNumber } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { WordButton } from '../../../../ui/admin/button.tsx'
import { CheckIcon, ErrorIcon, WarnIcon } from '../../../../ui/admin/icons.tsx'
import { Mark } from '../../../../ui/admin/mark.tsx'
import { usePageName } from '../../../kit/artwork/artwork-labels.tsx'
import type { ArtworkVersion, Finding } from '../../../kit/artwork/artwork-queries.ts'

/** How many passed checks are named at first. */
const maxAtFirst = 5

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

/** The passed checks. */
function Passed({ passed }: { passed: readonly string[] }) {
  const [all, showAll] = useState(false)
  if (passed.length === 0) return null
  const shown = all ? passed : passed.slice(0, maxAtFirst)
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

type FindingRowProps = { finding: Finding; version: ArtworkVersion; isChosen: boolean; onChoose: () => void }

/** A finding; opened, it says how to fix it and shows its place on the artwork. */
function FindingRow({ finding, version, isChosen, onChoose }: FindingRowProps) {
  const { text, severity } = finding
  return (
    <tr
      className={classNames(
        'border-line2 border-b align-top [&>td]:px-3 [&>td]:py-2 max-md:block max-md:[&>td]:block',
        isChosen && 'bg-cyan-ground',
      )}
    >
      <td>
        <div className="flex gap-2.5">
          {severity === 'must' ? (
            <ErrorIcon className="mt-0.5 text-error max-md:mt-3.5" />
          ) : (
            <WarnIcon className="mt-0.5 text-warn max-md:mt-3.5" />
          )}
          <div className="min-w-0">
            <span className="sr-only">
              {severity === 'must' ? <Trans>Must fix:</Trans> : <Trans>Look at:</Trans>}{' '}
            </span>
            <button
              type="button"
              aria-expanded={isChosen}
              onClick={onChoose}
              className="min-h-6 text-left font-semibold underline-offset-4 wrap-anywhere hover:underline max-md:min-h-11 pointer-coarse:min-h-11"
            >
              {text.what}
            </button>
            <Where finding={finding} pages={version.pages.length} />
            {isChosen && <p className="mt-1 text-t2 wrap-anywhere">{text.mend}</p>}
          </div>
        </div>
      </td>
      <td className="text-right font-semibold wrap-anywhere max-md:pt-0! max-md:pl-10! max-md:text-left">
        {text.actual && (
          <span className="font-normal text-t3 md:hidden">
            <Trans>In the file:</Trans>{' '}
          </span>
        )}
        {text.actual}
      </td>
      <td className="text-right text-t2 wrap-anywhere max-md:pt-0! max-md:pl-10! max-md:text-left">
        {text.target && (
          <span className="text-t3 md:hidden">
            <Trans>Should be:</Trans>{' '}
          </span>
        )}
        {text.target}
      </td>
      <td className="max-md:pt-0! max-md:pl-10!">
        <Decision finding={finding} version={version} />
      </td>
    </tr>
  )
}

function Where({ finding: { page, text }, pages }: { finding: Finding; pages: number }) {
  const pageName = usePageName()
  const parts = [page !== undefined && pages > 1 ? pageName(page, pages) : null, text.note].filter(
    (part) => part !== null,
  )
  return parts.length > 0 && <p className="admin-meta text-t3 wrap-anywhere">{parts.join(', ')}</p>
}

/** Says that the customer accepts the finding, and since when. */
function Decision({ finding, version }: { finding: Finding; version: ArtworkVersion }) {
  const language = useLanguage()
  const seen = version.seen.find(
    ({ check, page }) => check === finding.check && page === (finding.page ?? null),
  )
  if (!seen)
    return (
      <span className="text-t3">
        {finding.severity === 'must' ? <Trans>must be fixed</Trans> : <Trans>nobody yet</Trans>}
      </span>
    )
  return (
    <>
      <span className="block wrap-anywhere">
        <Trans>{seen.name}: “Leave it so”</Trans>
      </span>
      <time dateTime={seen.at} className="admin-meta block text-t3">
        {formatDate(seen.at, language, 'moment')}
      </time>
    </>
  )
}
