import { Trans } from '@lingui/react/macro'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import type { RecordKind, RecordRow } from './record-kind.ts'

type DeleteRecordProps<Row extends RecordRow> = {
  kind: RecordKind<Row>
  row: Row
  onConfirm: () => void
  onClose: () => void
}

/** Asks before a record is deleted, by its name, and says what goes with it. */
export const DeleteRecord = <Row extends RecordRow>(props: DeleteRecordProps<Row>) => {
  const { kind, row, onConfirm, onClose } = props
  const name = kind.nameOf(row)
  return (
    <ConfirmDialog
      grave
      title={<Trans>Delete “{name}”?</Trans>}
      facts={kind.deletionImpact(row)}
      after={[]}
      safe={<Trans>Close without deleting</Trans>}
      does={<Trans>Delete “{name}”</Trans>}
      onClose={onClose}
      onConfirm={onConfirm}
    />
  )
}
