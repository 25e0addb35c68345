import { Trans } from '@lingui/react/macro'
import { useLanguage } from '../../../lib/language.tsx'
import { WordButton } from '../../../ui/office/button.tsx'
import { UndoIcon } from '../../../ui/office/icons.tsx'
import { formatMoment } from '../office-formats.ts'
import { useNow } from '../use-now.ts'
import { EntryChanges } from './entry-changes.tsx'
import { ActMark, RecordName } from './entry-words.tsx'
import type { HistoryEntry } from './record-places.ts'
import { type UndoableKind, undoableKinds, useUndoDelete } from './use-undo-delete.ts'

const columns = 'xl:grid-cols-[116px_150px_minmax(150px,230px)_minmax(0,1fr)]'

/** Every entry: when, who, what, and what changed; one under the other on narrow screens. */
export function HistoryList({ entries }: { entries: readonly HistoryEntry[] }) {
  return (
    <div className="border-key border-t-2 bg-paper">
      <div
        aria-hidden="true"
        className={`grid gap-x-4 border-line border-b px-3.5 py-1.5 font-medium text-[12px] leading-5 max-xl:hidden ${columns}`}
      >
        <span>
          <Trans>When</Trans>
        </span>
        <span>
          <Trans>Who</Trans>
        </span>
        <span>
          <Trans>Where</Trans>
        </span>
        <span>
          <Trans>What changed</Trans>
        </span>
      </div>
      <ol>
        {entries.map((entry) => (
          <Row key={entry.id} entry={entry} />
        ))}
      </ol>
    </div>
  )
}

function Row({ entry }: { entry: HistoryEntry }) {
  const language = useLanguage()
  const now = useNow()
  const { at, actor, act } = entry
  return (
    <li
      className={`grid gap-x-4 gap-y-1 border-line1 border-b px-3.5 py-2 last:border-line2 max-xl:grid-cols-[minmax(0,1fr)_auto] ${columns}`}
    >
      <time dateTime={at} className="text-t3 tabular-nums max-xl:order-2">
        {formatMoment(at, now, language)}
      </time>
      <span className="wrap-anywhere max-xl:order-1 max-xl:font-medium">{actor.name}</span>
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
    </li>
  )
}

function BringBack({ entry: { kind, recordId } }: { entry: HistoryEntry }) {
  const undoable = undoableKinds.find((one) => one === kind)
  return undoable && <UndoButton kind={undoable} id={recordId} />
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
