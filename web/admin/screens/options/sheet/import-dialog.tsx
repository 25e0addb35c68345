import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { classNames } from '../../../../lib/class-names.ts'
import { mostMegabytes } from '../../../../lib/xlsx/unread-xlsx.ts'
import { AdminButton } from '../../../../ui/admin/button.tsx'
import { ChooseFile } from '../../../../ui/admin/choose-file.tsx'
import { Modal, ModalFoot } from '../../../../ui/admin/modal.tsx'
import { useDropZone } from '../../../kit/pictures/use-drop-zone.ts'
import { valueAt } from '../cells.ts'
import type { Patch } from '../grid/fill.ts'
import type { OptionsValues } from '../options-values.ts'
import { FoundInFile } from './found-in-file.tsx'
import { type SheetImport, useSheetImport } from './use-sheet-import.ts'

/** What comes of a file goes into the table in one step. */
export type SheetBlock = { patch: Patch; rows: number; columns: number; file: string }

type ImportDialogProps = {
  values: OptionsValues
  onPut: (block: SheetBlock) => void
  onClose: () => void
}

/** A file is chosen, read and looked at before its prices go into the table (ADM-19). */
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
