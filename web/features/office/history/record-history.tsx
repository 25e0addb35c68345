import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { OfficeButton } from '../../../ui/office/button.tsx'
import { UndoIcon } from '../../../ui/office/icons.tsx'
import { Late } from '../../../ui/office/late.tsx'
import { Modal } from '../../../ui/office/modal.tsx'
import { SectionFailed } from '../../../ui/office/section-failed.tsx'
import { TableWaiting } from '../../../ui/office/table-waiting.tsx'
import type { Editor } from '../editor/use-editor.ts'
import { formatMoment } from '../office-formats.ts'
import { useNow } from '../use-now.ts'
import type { HistoryOf } from './record-changes.tsx'
import { RecordEntry } from './record-entry.tsx'
import type { HistoryEntry } from './record-places.ts'
import { useRestoreTexts } from './use-restore-texts.ts'

const step = 10

type RecordHistoryProps = { record: HistoryOf; editor: Editor; title: string; onClose: () => void }

/** All that was changed of a record, newest first, in a panel beside its editor; texts can be put back. */
export function RecordHistory({ record, editor, title, onClose }: RecordHistoryProps) {
  const [size, setSize] = useState(step)
  const query = useQuery({
    ...useApi().history.ofRecord.queryOptions({ ...record, pageSize: size }),
    placeholderData: (before) => before,
  })
  const { items: entries = [], pagination } = query.data ?? {}
  const restore = useRestoreTexts(record, editor, onClose)
  return (
    <Modal title={<Trans>Changes: {title}</Trans>} onClose={onClose} place="side">
      {query.isPending && (
        <Late>
          <TableWaiting widths={['w-24', 'grow']} />
        </Late>
      )}
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
            onRestore={restore && hasTexts(entry, editor) ? () => restore(entry) : undefined}
          />
        ))}
      </ol>
      {pagination && pagination.totalItems > entries.length && (
        <OfficeButton className="mt-3" busy={query.isFetching} onClick={() => setSize(size + step * 2)}>
          <Trans>Show earlier changes</Trans>
        </OfficeButton>
      )}
    </Modal>
  )
}

/** Whether it changed a text in three languages: those can be put back. */
const hasTexts = ({ act, changes }: HistoryEntry, { values }: Editor): boolean =>
  act === 'changed' && changes.some(({ field }) => `${field.replace(/_(ru|en)$/, '')}_ru` in values)

function Entry({ entry, onRestore }: { entry: HistoryEntry; onRestore: (() => void) | undefined }) {
  const { t } = useLingui()
  const when = formatMoment(entry.at, useNow(), useLanguage())
  return (
    <RecordEntry entry={entry}>
      {onRestore && (
        <div>
          <OfficeButton
            onClick={onRestore}
            aria-label={t`Put back the texts as they were before the change of ${when}`}
          >
            <UndoIcon size={15} />
            <Trans>Put back the earlier texts</Trans>
          </OfficeButton>
        </div>
      )}
    </RecordEntry>
  )
}
