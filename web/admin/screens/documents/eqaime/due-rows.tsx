import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { classNames } from '../../../../lib/class-names.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { CheckIcon, ErrorIcon, WarnIcon } from '../../../../ui/admin/icons.tsx'
import { Mark } from '../../../../ui/admin/mark.tsx'
import { HeadCell, linesCell, PlainTable } from '../../../../ui/admin/plain-table.tsx'
import { useMedia } from '../../../../ui/admin/use-media.ts'
import { NamesInShort } from '../../../../ui/names-in-short.tsx'
import { useDownload } from '../../../kit/use-download.ts'
import { Sums } from '../document-parts.tsx'
import { type Due, inLanguage, type Problem } from './eqaime-types.ts'
import { FiveCells } from './five-cells.tsx'

type DueRowsProps = {
  rows: readonly Due[]
  chosen: ReadonlySet<number>
  onChoose: (documentId: number) => void
}

/** What is to be written, those that are due first; what can't go can't be chosen. */
export function DueRows({ rows, chosen, onChoose }: DueRowsProps) {
  const { t } = useLingui()
  const isPhone = !useMedia('(width >= 768px)')
  const hasRoom = useMedia('(width >= 1440px)')
  const each = (row: Due) => ({
    row,
    isChosen: chosen.has(row.document.id),
    onChoose: () => onChoose(row.document.id),
  })
  if (isPhone)
    return (
      <ul className="border-key border-t-2 bg-paper">
        {rows.map((row) => (
          <PhoneRow key={row.document.id} {...each(row)} />
        ))}
      </ul>
    )
  return (
    <PlainTable
      caption={t`E-qaimə to write`}
      heads={
        <>
          <td className="w-9" />
          <HeadCell>
            <Trans>Days left</Trans>
          </HeadCell>
          <HeadCell>
            <Trans>Buyer</Trans>
          </HeadCell>
          <HeadCell>
            <Trans>For what</Trans>
          </HeadCell>
          <HeadCell isNumber>
            <Trans>Amount</Trans>
          </HeadCell>
          {hasRoom && (
            <HeadCell>
              <Trans>State</Trans>
            </HeadCell>
          )}
        </>
      }
    >
      {rows.map((row) => (
        <WideRow key={row.document.id} {...each(row)} hasRoom={hasRoom} />
      ))}
    </PlainTable>
  )
}

const chosenLook = 'bg-cyan-ground'

type RowProps = { row: Due; isChosen: boolean; onChoose: () => void }

/** Its state has a column of its own where there is room, and else stands below what it is of. */
const WideRow = ({ row, isChosen, onChoose, hasRoom }: RowProps & { hasRoom: boolean }) => (
  <tr className={classNames('border-line2 border-b', isChosen ? chosenLook : 'hover:bg-line1')}>
    <td className="pl-3 align-top">
      <Choose row={row} isChosen={isChosen} onChoose={onChoose} />
    </td>
    <td className={linesCell}>
      <FiveCells daysLeft={row.daysLeft} />
    </td>
    <td className={classNames(linesCell, 'min-w-28')}>
      <Buyer row={row} />
    </td>
    <td className={classNames(linesCell, 'min-w-36')}>
      <Works row={row} />
      {!hasRoom && <State row={row} />}
    </td>
    <td className={classNames(linesCell, 'text-right')}>
      <Sums row={row} />
    </td>
    {hasRoom && (
      <td className={linesCell}>
        <State row={row} />
      </td>
    )}
  </tr>
)

const PhoneRow = ({ row, isChosen, onChoose }: RowProps) => (
  <li
    className={classNames(
      'grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-2 gap-y-1 border-line2 border-b py-2 pr-3.5',
      isChosen && chosenLook,
    )}
  >
    <span className="row-span-3">
      <Choose row={row} isChosen={isChosen} onChoose={onChoose} />
    </span>
    <span className="col-span-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <FiveCells daysLeft={row.daysLeft} />
      <State row={row} />
    </span>
    <Buyer row={row} />
    <span className="text-right">
      <Sums row={row} />
    </span>
    <span className="col-span-2">
      <Works row={row} />
    </span>
  </li>
)

function Choose({ row: { document, canExport }, isChosen, onChoose }: RowProps) {
  const { t } = useLingui()
  const { number } = document
  return (
    <label
      className={classNames(
        'flex min-h-9 items-center max-md:min-h-11 max-md:min-w-11 max-md:justify-center pointer-coarse:min-h-11',
        canExport && 'cursor-pointer',
      )}
    >
      <input
        type="checkbox"
        data-row=""
        data-document={document.id}
        // Focusable, so that the keyboard reads why it can't go.
        aria-disabled={!canExport || undefined}
        aria-describedby={`eqaime-state-${document.id}`}
        aria-label={t`Choose ${number}`}
        checked={isChosen}
        onChange={() => canExport && onChoose()}
        className="size-4 accent-key aria-disabled:opacity-40"
      />
    </label>
  )
}

const Buyer = ({ row: { buyer } }: { row: Due }) => (
  <span className="min-w-0">
    <strong className="block font-semibold wrap-anywhere">{buyer.name}</strong>
    <span className="admin-meta block text-t3 tabular-nums">{buyer.voen}</span>
  </span>
)

const named = 2
const shownOrders = 3

function Works({ row: { kind, lines, orderIds, document } }: { row: Due }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { download, busy } = useDownload()
  const titles = [...new Set(lines.map(({ title }) => inLanguage(title, language)))]
  const path = `/documents/${document.id}/document.pdf`
  const { number } = document
  return (
    <span className="min-w-0 wrap-anywhere">
      {kind === 'advance' ? (
        <Trans>Payment ahead</Trans>
      ) : (
        <NamesInShort names={titles.slice(0, named)} more={titles.length - named} />
      )}
      {`, №\u00a0${orderIds.slice(0, shownOrders).join(', ')}`}
      {orderIds.length > shownOrders && ` +${orderIds.length - shownOrders}`}
      <span className="admin-meta block text-t3">
        <button
          type="button"
          data-pdf=""
          disabled={busy === path}
          onClick={() => download(path)}
          aria-label={t`Download ${number}, PDF`}
          className="min-h-6 text-left tabular-nums underline-offset-4 hover:underline pointer-coarse:min-h-11"
        >
          <DocumentName kind={document.kind} number={number} />
        </button>
      </span>
    </span>
  )
}

/** `act A-2026-000051`. */
export function DocumentName({ kind, number }: Pick<Due['document'], 'kind' | 'number'>) {
  if (kind === 'invoice') return <Trans context="e-qaimə">invoice {number}</Trans>
  if (kind === 'correction') return <Trans context="e-qaimə">correction {number}</Trans>
  return <Trans context="e-qaimə">act {number}</Trans>
}

/** What bars it, or that it can go. */
function State({ row: { document, kind, problems, canExport } }: { row: Due }) {
  const [first] = problems.toSorted((one, other) => Number(other.bars) - Number(one.bars))
  return (
    <span id={`eqaime-state-${document.id}`} className="flex flex-wrap gap-1">
      {first && <ProblemMark code={first.code} />}
      {canExport && kind === 'advance' && (
        <Mark kind="info">
          <Trans>advance kind</Trans>
        </Mark>
      )}
      {canExport && kind !== 'advance' && !first && (
        <Mark kind="ok">
          <CheckIcon />
          <Trans context="e-qaimə">ready</Trans>
        </Mark>
      )}
    </span>
  )
}

const problemNames = {
  noGoodsCode: { kind: 'error', name: msg`no code of goods` },
  sellerVoen: { kind: 'error', name: msg`our own VÖEN is wrong` },
  noAddress: { kind: 'warn', name: msg({ message: 'no address', context: 'e-qaimə' }) },
  noOriginal: { kind: 'warn', name: msg`the act’s number first` },
  nothingLeft: { kind: 'warn', name: msg`cancel it in the portal` },
  oddVoen: { kind: 'warn', name: msg`VÖEN looks wrong` },
} as const satisfies Record<Problem['code'], { kind: 'error' | 'warn'; name: object }>

function ProblemMark({ code }: Pick<Problem, 'code'>) {
  const { i18n } = useLingui()
  const { kind, name } = problemNames[code]
  return (
    <Mark kind={kind}>
      {kind === 'error' ? <ErrorIcon /> : <WarnIcon />}
      {i18n._(name)}
    </Mark>
  )
}
