import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { addDays } from '../../../../../src/domains/production/workdays.ts'
import { bakuDate } from '../../../../../src/lib/days.ts'
import { classNames } from '../../../../lib/class-names.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { formatDayAndMonth } from '../../../../lib/weekday.ts'
import { WordButton } from '../../../../ui/admin/button.tsx'
import { Mark } from '../../../../ui/admin/mark.tsx'
import { HeadCell, linesCell, PlainTable } from '../../../../ui/admin/plain-table.tsx'
import { Money } from '../../../../ui/money.tsx'
import { useToday } from '../../../kit/production/queries.ts'
import { useDownload } from '../../../kit/use-download.ts'
import { DocumentName } from './due-rows.tsx'
import { portalStates, type Sent } from './eqaime-types.ts'
import { SentDialog } from './sent-dialog.tsx'

/**
 * E-qaimə that were exported: their numbers in the portal, our documents, and how they stand there. Under 1680 px five
 * columns have no room for names: each is of two lines, on a phone of four.
 */
export function SentRows({ rows }: { rows: readonly Sent[] }) {
  const [changed, change] = useState<Sent | null>(null)
  return (
    <>
      <PlainTable
        headClassName="max-[1680px]:sr-only"
        heads={
          <>
            <HeadCell>
              <Trans>Portal №</Trans>
            </HeadCell>
            <HeadCell>
              <Trans>Buyer</Trans>
            </HeadCell>
            <HeadCell>
              <Trans>Our document</Trans>
            </HeadCell>
            <HeadCell isNumber>
              <Trans>Amount</Trans>
            </HeadCell>
            <HeadCell>
              <Trans>State</Trans>
            </HeadCell>
          </>
        }
      >
        {rows.map((row) => (
          <Row key={row.document.id} row={row} onChange={() => change(row)} />
        ))}
      </PlainTable>
      {changed && <SentDialog row={changed} onClose={() => change(null)} />}
    </>
  )
}

function Row({ row, onChange }: { row: Sent; onChange: () => void }) {
  const { t } = useLingui()
  const { download, busy } = useDownload()
  const { document, buyer, gross, portalNumber, isVoided } = row
  const path = `/documents/${document.id}/document.pdf`
  const { number } = document
  return (
    <tr className="border-line2 border-b max-[1680px]:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-[1680px]:px-1 max-[1680px]:py-1.5 md:max-[1680px]:grid-cols-[216px_minmax(0,1fr)_auto]">
      <th
        scope="row"
        className={classNames(
          linesCell,
          'whitespace-nowrap text-left font-medium tabular-nums max-[1680px]:py-0.5',
        )}
      >
        {portalNumber || (
          <span className="font-normal text-warn">
            <Trans>no number yet</Trans>
          </span>
        )}
      </th>
      <td
        className={classNames(
          linesCell,
          'wrap-anywhere max-[1680px]:py-0.5 max-md:col-span-2 max-md:row-start-2',
        )}
      >
        {buyer.name}
      </td>
      <td
        className={classNames(
          linesCell,
          'max-[1680px]:py-0.5 max-md:col-span-2 max-md:row-start-3 md:max-[1680px]:row-start-2',
        )}
      >
        <button
          type="button"
          data-row=""
          data-pdf=""
          disabled={busy === path}
          onClick={() => download(path)}
          aria-label={t`Download ${number}, PDF`}
          className={classNames(
            'min-h-6 text-left tabular-nums underline-offset-4 hover:underline pointer-coarse:min-h-11',
            isVoided && 'text-t3 line-through',
          )}
        >
          <DocumentName kind={document.kind} number={number} />
        </button>
        {isVoided && (
          <>
            {' '}
            <Mark kind="plain">
              <Trans context="paper">voided</Trans>
            </Mark>
          </>
        )}
      </td>
      <td
        className={classNames(
          linesCell,
          'whitespace-nowrap text-right max-[1680px]:row-start-1 max-[1680px]:py-0.5 max-md:col-start-2 md:max-[1680px]:col-start-3',
        )}
      >
        <Money azn={gross} />
      </td>
      <td
        className={classNames(
          linesCell,
          'max-[1680px]:col-span-2 max-[1680px]:py-0.5 max-md:row-start-4 md:max-[1680px]:row-start-2',
        )}
      >
        <span className="flex flex-wrap items-baseline gap-x-2 md:max-[1680px]:justify-between">
          <State row={row} />
          <WordButton
            aria-haspopup="dialog"
            aria-label={t`Change number and state of ${number}`}
            onClick={onChange}
          >
            <Trans context="e-qaimə">Change</Trans>
          </WordButton>
        </span>
      </td>
    </tr>
  )
}

const daysToAnswer = 5

/** With the day since when, or the days that the buyer still has. */
function State({ row: { portalState, portalNumber, enteredAt } }: { row: Sent }) {
  const { i18n } = useLingui()
  const language = useLanguage()
  const today = useToday()
  if (portalState === null)
    return portalNumber === '' ? null : (
      <span className="text-t3">
        <Trans>state not written down</Trans>
      </span>
    )
  const { name, look } = portalStates[portalState]
  const since = enteredAt && bakuDate(new Date(enteredAt))
  const left =
    since && portalState === 'onApproval'
      ? (Date.parse(addDays(since, daysToAnswer)) - Date.parse(today)) / 86_400_000
      : null
  return (
    <span>
      <span className={look}>{i18n._(name)}</span>
      {left !== null && left >= 0 && (
        <span className={look}>
          {', '}
          <Plural value={left} one="# day left" other="# days left" />
        </span>
      )}
      {left === null && since && (
        <span className="admin-meta ml-1.5 whitespace-nowrap text-t3">
          {formatDayAndMonth(since, language)}
        </span>
      )}
    </span>
  )
}
