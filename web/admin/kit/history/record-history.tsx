import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { UndoIcon } from '../../../ui/admin/icons.tsx'
import { Modal } from '../../../ui/admin/modal.tsx'
import { SectionFailed } from '../../../ui/admin/section-failed.tsx'
import { TableWaiting } from '../../../ui/admin/table-waiting.tsx'
import type { Editor } from '../editor/use-editor.ts'
import { formatMoment } from '../formats.ts'
import { useNow } from '../use-now.ts'
import type { HistoryOf } from './record-changes.tsx'
import { RecordEntry } from './record-entry.tsx'
import type { AuditEntry } from './record-places.ts'
import { isPricedKind, isTextKind, type Restored, useRestore } from './use-restore.ts'

const step = 10

type RecordHistoryProps = { record: HistoryOf; editor: Editor; title: string; onClose: () => void }

/** All that was changed of a record, newest first, in a panel beside its editor; texts and prices can be put back. */
export function RecordHistory({ record, editor, title, onClose }: RecordHistoryProps) {
  const [size, setSize] = useState(step)
  const query = useQuery({
    ...useApi().history.ofRecord.queryOptions({ ...record, pageSize: size }),
    placeholderData: (before) => before,
  })
  const { items: entries = [], pagination } = query.data ?? {}
  const restore = useRestore(record, editor, onClose)
  return (
    <Modal title={<Trans>Changes: {title}</Trans>} onClose={onClose} place="side">
      {query.isPending && <TableWaiting widths={['w-24', 'grow']} />}
      {query.isError && (
        <SectionFailed onRetry={() => query.refetch()} busy={query.isFetching}>
          <Trans>The history did not load.</Trans>
        </SectionFailed>
      )}
      <ol className="mt-4 border-key border-t-2">
        {entries.map((entry) => (
          <Entry
            key={entry.id}
            entry={entry}
            parts={restorable(entry, editor)}
            onRestore={(what) => restore(entry, what)}
          />
        ))}
      </ol>
      {pagination && pagination.totalItems > entries.length && (
        <AdminButton className="mt-3" busy={query.isFetching} onClick={() => setSize(size + step * 2)}>
          <Trans>Show earlier changes</Trans>
        </AdminButton>
      )}
    </Modal>
  )
}

/** What of an entry can be put back by what its editor edits: texts in three languages, prices, choices with theirs. */
function restorable({ kind, act, changes }: AuditEntry, { values }: Editor): Restored[] {
  if (act !== 'changed') return []
  const isText = ({ field }: { field: string }) => `${field.replace(/_(ru|en)$/, '')}_ru` in values
  const has = (name: string) => changes.some(({ field }) => field === name)
  // Choices bring their prices with them; only their editor knows which version was read.
  if (has('options')) return 'cells' in values ? ['options'] : []
  return [
    ...(isTextKind(kind) && changes.some(isText) ? (['texts'] as const) : []),
    ...(isPricedKind(kind) && has('prices') && !('cells' in values) ? (['prices'] as const) : []),
  ]
}

type EntryProps = { entry: AuditEntry; parts: Restored[]; onRestore: (what: Restored) => void }

function Entry({ entry, parts, onRestore }: EntryProps) {
  const { t } = useLingui()
  const when = formatMoment(entry.at, useNow(), useLanguage())
  const labels = {
    texts: t`Put back the texts as they were before the change of ${when}`,
    prices: t`Put back the prices as they were before the change of ${when}`,
    options: t`Put back the choices and prices as they were before the change of ${when}`,
  }
  const names = {
    texts: t`Put back the earlier texts`,
    prices: t`Put back the earlier prices`,
    options: t`Put back the earlier choices and prices`,
  }
  return (
    <RecordEntry entry={entry}>
      {parts.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {parts.map((part) => (
            <AdminButton key={part} onClick={() => onRestore(part)} aria-label={labels[part]}>
              <UndoIcon size={15} />
              {names[part]}
            </AdminButton>
          ))}
        </div>
      )}
    </RecordEntry>
  )
}
