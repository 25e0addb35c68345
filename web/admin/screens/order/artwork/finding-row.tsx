import { Trans } from '@lingui/react/macro'
import { classNames } from '../../../../lib/class-names.ts'
import { formatDate } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { ErrorIcon, WarnIcon } from '../../../../ui/admin/icons.tsx'
import type { ArtworkVersion, Finding } from '../../../kit/artwork/artwork-queries.ts'
import { usePageName } from './use-page-name.ts'

type FindingRowProps = { finding: Finding; version: ArtworkVersion; isChosen: boolean; onChoose: () => void }

/** A finding; opened it says how it is mended, and its place is shown on the artwork. */
export function FindingRow({ finding, version, isChosen, onChoose }: FindingRowProps) {
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

/** That the customer lets it stay, and when they said so. */
function Decision({ finding, version }: { finding: Finding; version: ArtworkVersion }) {
  const language = useLanguage()
  const seen = version.seen.find(
    ({ check, page }) => check === finding.check && page === (finding.page ?? null),
  )
  if (!seen)
    return (
      <span className="text-t3">
        {finding.severity === 'must' ? <Trans>is to be mended</Trans> : <Trans>nobody yet</Trans>}
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
