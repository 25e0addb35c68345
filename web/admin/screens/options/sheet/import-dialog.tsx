import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { sheetNames } from '../../../../../src/domains/options/price-sheet/sheet-keys.ts'
import { mostMegabytes, type WhyUnread } from '../../../../../src/lib/xlsx/unread-xlsx.ts'
import { classNames } from '../../../../lib/class-names.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { readWorkbook } from '../../../../lib/xlsx/read-workbook.ts'
import { AdminButton } from '../../../../ui/admin/button.tsx'
import { ChooseFile } from '../../../../ui/admin/choose-file.tsx'
import { Modal, ModalFoot } from '../../../../ui/admin/modal.tsx'
import { useDropZone } from '../../../kit/pictures/use-drop-zone.ts'
import { cellKey, isOpen, priceRows, valueAt } from '../cells.ts'
import type { Patch } from '../grid/fill.ts'
import { useWhyUnread } from '../grid/why-unread.ts'
import type { OptionsValues } from '../options-values.ts'
import { useCellTexts } from '../use-options-texts.ts'
import { type LeftRow, type MatchedSheet, matchSheet } from './match-sheet.ts'

/** The prices of a file go into the table in one step. */
export type SheetBlock = { patch: Patch; rows: number; columns: number; file: string }

type ImportDialogProps = {
  values: OptionsValues
  onPut: (block: SheetBlock) => void
  onClose: () => void
}

/** A file is chosen, read and shown before its prices go into the table (ADM-19). */
export function ImportDialog({ values, onPut, onClose }: ImportDialogProps) {
  const { state, read } = useSheetImport(values)
  const found = state.step === 'read' ? state.found : null
  const changes = found
    ? Object.entries(found.patch).filter(([key, cell]) => valueAt(values.cells, key) !== cell).length
    : 0
  const put = () => {
    if (state.step !== 'read') return
    const { patch, rows, columns } = state.found
    onPut({ patch, rows, columns, file: state.file })
    onClose()
  }
  return (
    <Modal title={<Trans>Prices from Excel</Trans>} onClose={onClose}>
      <FilePlace state={state} onFiles={read} />
      <div role="status" className="pt-3">
        {state.step === 'reading' && <Trans>Reading the file…</Trans>}
        {found && <FoundInFile found={found} values={values} changes={changes} />}
      </div>
      <ModalFoot>
        <AdminButton onClick={onClose}>
          <Trans>Cancel</Trans>
        </AdminButton>
        {changes > 0 && (
          <AdminButton variant="primary" onClick={put}>
            <Trans>Put into the table</Trans>
          </AdminButton>
        )}
      </ModalFoot>
    </Modal>
  )
}

/** Where a file is chosen or dropped, with its name and why it could not be read. */
function FilePlace({ state, onFiles }: { state: SheetImport; onFiles: (files: File[]) => void }) {
  const id = useId()
  const { over, zone } = useDropZone(onFiles)
  const isWrong = state.step === 'unread'
  const edge = isWrong ? 'border-error' : 'border-line'
  return (
    <div
      {...zone}
      className={classNames(
        'relative mt-3 border border-dashed bg-paper p-3',
        over ? 'border-cyan bg-cyan-ground' : edge,
      )}
    >
      {'file' in state && <p className="pb-1 font-medium [overflow-wrap:anywhere]">{state.file}</p>}
      <div className="flex flex-wrap items-center gap-x-2">
        <ChooseFile
          id={id}
          accept=".xlsx"
          invalid={isWrong}
          describedBy={`${id}-hint ${id}-error`}
          onFiles={onFiles}
        >
          {'file' in state ? <Trans>Choose another file</Trans> : <Trans>Choose a file</Trans>}
        </ChooseFile>
        <span aria-hidden="true" className="text-t3 max-md:hidden pointer-coarse:hidden">
          <Trans>or drop it here</Trans>
        </span>
      </div>
      <p id={`${id}-hint`} className="admin-meta text-t3">
        <Trans>Excel workbook (.xlsx), up to {mostMegabytes} MB. Nothing is saved yet.</Trans>
      </p>
      <p id={`${id}-error`} role="alert" className="pt-1 text-error empty:pt-0">
        {state.step === 'unread' && <WhyUnreadText why={state.why} />}
      </p>
    </div>
  )
}

function WhyUnreadText({ why }: { why: Extract<SheetImport, { step: 'unread' }>['why'] }) {
  const { t } = useLingui()
  const reasons = {
    encrypted: t`The file is locked by a password. Save it in Excel without one and choose it again.`,
    macros: t`The file has macros. Save it as “Excel workbook (.xlsx)” and choose it again.`,
    notXlsx: t`This is no Excel workbook. Save it as “Excel workbook (.xlsx)” and choose it again.`,
    broken: t`The file is damaged and can’t be read. Open it in Excel, save it again and choose it.`,
    tooLarge: t`The file is too large to read. Leave only the sheet with the prices in it.`,
    failed: t`The file could not be read just now. Please try again.`,
    noTable: t`There are no prices of this table in the file. Export the table, change the prices there and choose that file.`,
  }
  return reasons[why]
}

/** The result of reading a file. `noTable`: nothing in it says what its rows and columns are. */
type SheetImport =
  | { step: 'asked' | 'reading' }
  | { step: 'unread'; file: string; why: WhyUnread | 'noTable' }
  | { step: 'read'; file: string; found: MatchedSheet }

/** Reads the prices of the last chosen file, without changing the table. */
function useSheetImport(values: OptionsValues) {
  const language = useLanguage()
  const [state, go] = useState<SheetImport>({ step: 'asked' })
  const read = async ([file]: File[]) => {
    if (!file || state.step === 'reading') return
    go({ step: 'reading' })
    const answer = await readWorkbook(file, Object.values(sheetNames))
    if ('unread' in answer) {
      go({ step: 'unread', file: file.name, why: answer.unread })
      return
    }
    const found = matchSheet(answer.sheet.rows, values, language)
    go(found ? { step: 'read', file: file.name, found } : { step: 'unread', file: file.name, why: 'noTable' })
  }
  return { state, read }
}

/** How many are named; the others are counted. */
const maxNamed = 8

type FoundInFileProps = { found: MatchedSheet; values: OptionsValues; changes: number }

/** What a file would change, what in it can't be accepted, and what has no place in the table. */
function FoundInFile({ found, values, changes }: FoundInFileProps) {
  const { patch, rows, leftRuns } = found
  const missing = priceRows(values.groups).length - rows
  const texts = useCellTexts()
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
            The table doesn’t have these runs: {leftRuns.map(texts.run).join('; ')}. Add them first.
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
    `${rows.slice(0, maxNamed).join(', ')}${rows.length > maxNamed ? '…' : ''}`
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
  const texts = useCellTexts()
  const why = useWhyUnread()
  const open = priceRows(values.groups).flatMap((row) =>
    values.runs.flatMap((run) => {
      const key = cellKey(row.key, run)
      const cell = patch[key]
      return cell !== undefined && isOpen(cell) ? [{ key, row, run, text: cell }] : []
    }),
  )
  if (open.length === 0) return null
  const more = open.length - maxNamed
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
        {open.slice(0, maxNamed).map(({ key, row, run, text }) => (
          <li key={key} className="py-0.5">
            <b className="pr-2 font-semibold">{places[key]}</b>
            {[texts.row(row), texts.run(run)].filter(Boolean).join(' · ')}{' '}
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
