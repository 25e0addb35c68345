import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useApi } from '../../../lib/api.ts'
import { classNames } from '../../../lib/class-names.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { HistoryIcon } from '../../../ui/admin/icons.tsx'
import type { Editor } from '../editor/use-editor.ts'
import { formatMoment } from '../formats.ts'
import { useNow } from '../use-now.ts'
import { RecordHistory } from './record-history.tsx'
import type { RecordKind } from './record-places.ts'

export type HistoryOf = { kind: RecordKind; id: number }

type RecordChangesProps = { record: HistoryOf; editor: Editor; title: string; className?: string }

/** Under an editor: who changed the record last and when, and the way to all that was changed of it. */
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

/** What was saved is a change more, and may have left translations behind or brought them up to date. */
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
