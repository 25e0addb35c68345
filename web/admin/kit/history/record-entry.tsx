import type { ReactNode } from 'react'
import { useLanguage } from '../../../lib/language.tsx'
import { formatMoment } from '../formats.ts'
import { useNow } from '../use-now.ts'
import { EntryChanges } from './entry-changes.tsx'
import { ActMark } from './entry-labels.tsx'
import type { AuditEntry } from './record-places.ts'

/** When, by whom and what was changed in one record, and below it the available actions. */
export function RecordEntry({ entry, children }: { entry: AuditEntry; children?: ReactNode }) {
  const language = useLanguage()
  const now = useNow()
  const { at, actor, act } = entry
  return (
    <li className="grid gap-1.5 border-line1 border-b py-2.5 last:border-line2">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <time dateTime={at} className="text-t3 tabular-nums">
          {formatMoment(at, now, language)}
        </time>
        <span className="font-medium">{actor.name}</span>
        <ActMark act={act} />
      </p>
      <EntryChanges entry={entry} />
      {children}
    </li>
  )
}
