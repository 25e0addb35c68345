import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useApi } from '../../../lib/api.ts'
import { classNames } from '../../../lib/class-names.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { HistoryIcon, UndoIcon } from '../../../ui/admin/icons.tsx'
import { Modal } from '../../../ui/admin/modal.tsx'
import { SectionFailed } from '../../../ui/admin/section-failed.tsx'
import { TableWaiting } from '../../../ui/admin/table-waiting.tsx'
import type { Editor } from '../editor/use-editor.ts'
import { formatMoment } from '../formats.ts'
import { useNow } from '../use-now.ts'
import { RecordEntry } from './record-entry.tsx'
import type { AuditEntry, RecordKind } from './record-places.ts'
import { isPricedKind, isTextKind, type Restored, useRestore } from './use-restore.ts'

export type HistoryOf = { kind: RecordKind; id: number }

type RecordChangesProps = { record: HistoryOf; editor: Editor; title: string; className?: string }

/** Below an editor: who changed the record last and when, and a link to its whole history. */
export function RecordChanges({ record, editor, title, className }: RecordChangesProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const now = useNow()
  const [isOpen, setOpen] = useState(false)
  const { history } = useApi()
  const { data } = useQuery(history.ofRecord.queryOptions({ ...record, pageSize: 1 }))
  useRenewal(editor.version)
  const last = data?.items[0]
  if (!last) return null
  return (
    <div
      className={classNames(
        'col-span-full flex flex-wrap items-center gap-x-4 gap-y-2 border-line2 border-t pt-3',
        className,
      )}
    >
      <p className="admin-meta text-t3">
        <Trans>
          Last change: {formatMoment(last.at, now, language)} · {last.actor.name}
        </Trans>
      </p>
      <AdminButton onClick={() => setOpen(true)} aria-label={t`Changes: ${title}`} aria-haspopup="dialog">
        <HistoryIcon size={16} />
        <Trans>Changes</Trans>
      </AdminButton>
      {isOpen && (
        <RecordHistory record={record} editor={editor} title={title} onClose={() => setOpen(false)} />
      )}
    </div>
  )
}

/** A save adds a change, and may have made translations outdated or up to date. */
function useRenewal(version: string | undefined): void {
  const { history, overview } = useApi()
  const known = useRef(version)
  useEffect(() => {
    if (known.current === version) return
    known.current = version
    void history.invalidate()
    void overview.translationGaps.invalidate()
  }, [version, history, overview])
}

const step = 10

type RecordHistoryProps = { record: HistoryOf; editor: Editor; title: string; onClose: () => void }

/** The history of a record, newest first, in a panel beside its editor; texts and prices can be restored. */
function RecordHistory({ record, editor, title, onClose }: RecordHistoryProps) {
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

/**
 * What can be restored from an entry, by what the editor edits: texts in three languages, prices, or choices
 * with their prices.
 */
function restorable({ kind, act, changes }: AuditEntry, { values }: Editor): Restored[] {
  if (act !== 'changed') return []
  const isText = ({ field }: { field: string }) => `${field.replace(/_(ru|en)$/, '')}_ru` in values
  const has = (name: string) => changes.some(({ field }) => field === name)
  // Choices include their prices; only their editor knows which version was read.
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
