import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { cellKey, isOpen, priceRows } from '../cells.ts'
import { useWhyUnread } from '../grid/why-unread.ts'
import type { OptionsValues } from '../options-values.ts'
import { useCellWords } from '../use-options-words.ts'
import type { LeftRow, MatchedSheet } from './match-sheet.ts'

/** So many are named; the others are counted. */
const mostNamed = 8

type FoundInFileProps = { found: MatchedSheet; values: OptionsValues; changes: number }

/** What a file would change, what in it can't be accepted, and what has no place in the table. */
export function FoundInFile({ found, values, changes }: FoundInFileProps) {
  const { patch, rows, leftRuns } = found
  const missing = priceRows(values.groups).length - rows
  const words = useCellWords()
  return (
    <div className="grid gap-2">
      <p className="font-semibold">
        {changes === 0 ? (
          <Trans>Nothing changes: the table has these prices already.</Trans>
        ) : (
          <Plural value={changes} one="# cell will change" other="# cells will change" />
        )}
      </p>
      {missing > 0 && (
        <p className="text-t2">
          <Plural
            value={missing}
            one="# row of the table isn’t in the file and stays."
            other="# rows of the table aren’t in the file and stay."
          />
        </p>
      )}
      <LeftRows left={found.leftRows} />
      {leftRuns.length > 0 && (
        <p className="font-medium text-warn">
          <Trans>
            The table doesn’t have these runs: {leftRuns.map(words.run).join('; ')}. Add them first.
          </Trans>
        </p>
      )}
      <OpenCells patch={patch} places={found.places} values={values} />
    </div>
  )
}

function LeftRows({ left }: { left: readonly LeftRow[] }) {
  const numbers = (why: LeftRow['why']) => left.filter((row) => row.why === why).map(({ number }) => number)
  const named = (rows: readonly number[]) =>
    `${rows.slice(0, mostNamed).join(', ')}${rows.length > mostNamed ? '…' : ''}`
  const [unknown, mixed, twice] = [numbers('unknown'), numbers('mixed'), numbers('twice')]
  const [unknownRows, mixedRows, twiceRows] = [named(unknown), named(mixed), named(twice)]
  return (
    <>
      {unknown.length > 0 && (
        <p className="font-medium text-warn">
          <Plural
            value={unknown.length}
            one="# row of the file isn’t in the table and is left out: row"
            other="# rows of the file aren’t in the table and are left out: rows"
          />{' '}
          {unknownRows}
        </p>
      )}
      {mixed.length > 0 && (
        <p className="font-medium text-warn">
          <Trans>
            Left out, since names and hidden keys are of different rows, as after sorting some of the columns:{' '}
            {mixedRows}
          </Trans>
        </p>
      )}
      {twice.length > 0 && (
        <p className="font-medium text-warn">
          <Trans>In the file twice, and the first counts: {twiceRows}</Trans>
        </p>
      )}
    </>
  )
}

/** The cells that are no prices, by their place in the file and in the table. */
function OpenCells({
  patch,
  places,
  values,
}: Pick<MatchedSheet, 'patch' | 'places'> & { values: OptionsValues }) {
  const { t } = useLingui()
  const words = useCellWords()
  const why = useWhyUnread()
  const open = priceRows(values.groups).flatMap((row) =>
    values.runs.flatMap((run) => {
      const key = cellKey(row.key, run)
      const cell = patch[key]
      return cell !== undefined && isOpen(cell) ? [{ key, row, run, text: cell }] : []
    }),
  )
  if (open.length === 0) return null
  const more = open.length - mostNamed
  return (
    <div>
      <p className="font-medium text-error">
        <Plural
          value={open.length}
          one="# cell isn’t accepted; it is marked in the table:"
          other="# cells aren’t accepted; they are marked in the table:"
        />
      </p>
      <ul>
        {open.slice(0, mostNamed).map(({ key, row, run, text }) => (
          <li key={key} className="py-0.5">
            <b className="pr-2 font-semibold">{places[key]}</b>
            {[words.row(row), words.run(run)].filter(Boolean).join(' · ')}{' '}
            <span className="font-medium text-error">{text === '' ? t`empty` : `«${text}»`}</span>{' '}
            <span className="text-t2">{why(text)}</span>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="admin-meta text-t3">
          <Plural value={more} one="and # more" other="and # more" />
        </p>
      )}
    </div>
  )
}
