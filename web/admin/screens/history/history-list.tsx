import { Trans, useLingui } from '@lingui/react/macro'
import { WordButton } from '../../../ui/admin/button.tsx'
import { UndoIcon } from '../../../ui/admin/icons.tsx'
import { EntryChanges } from '../../kit/history/entry-changes.tsx'
import { ActMark, RecordName } from '../../kit/history/entry-labels.tsx'
import type { AuditEntry } from '../../kit/history/record-places.ts'
import { type UndoableKind, undoableKinds, useUndoDelete } from '../../kit/history/use-undo-delete.ts'
import { MomentList, MomentRow } from './moment-list.tsx'

const columns = 'xl:grid-cols-[116px_150px_minmax(150px,230px)_minmax(0,1fr)]'

/** Every entry: when, who, what, and what changed; one under the other on narrow screens. */
export function HistoryList({ entries }: { entries: readonly AuditEntry[] }) {
  const { t } = useLingui()
  return (
    <MomentList columns={columns} heads={[t`When`, t`Who`, t`Where`, t`What changed`]}>
      {entries.map((entry) => (
        <Row key={entry.id} entry={entry} />
      ))}
    </MomentList>
  )
}

function Row({ entry }: { entry: AuditEntry }) {
  const { at, actor, act } = entry
  return (
    <MomentRow columns={columns} at={at} who={actor.name}>
      <div className="min-w-0 max-xl:order-3 max-xl:col-span-full">
        <RecordName entry={entry} />
      </div>
      <div className="grid min-w-0 content-start gap-1.5 max-xl:order-4 max-xl:col-span-full">
        <p className="flex flex-wrap items-center gap-3 empty:hidden">
          <ActMark act={act} />
          {act === 'deleted' && <BringBack entry={entry} />}
        </p>
        <EntryChanges entry={entry} />
      </div>
    </MomentRow>
  )
}

/** What came back since says so instead. */
function BringBack({ entry: { kind, recordId, restorable } }: { entry: AuditEntry }) {
  const undoable = undoableKinds.find((one) => one === kind)
  if (!undoable) return null
  if (restorable) return <UndoButton kind={undoable} id={recordId} />
  return (
    <span className="text-t3">
      <Trans>brought back since</Trans>
    </span>
  )
}

function UndoButton({ kind, id }: { kind: UndoableKind; id: number }) {
  const undoDelete = useUndoDelete(kind)
  return (
    <WordButton onClick={undoDelete(id)} className="inline-flex items-center gap-1.5">
      <UndoIcon size={14} />
      <Trans>Bring back</Trans>
    </WordButton>
  )
}
