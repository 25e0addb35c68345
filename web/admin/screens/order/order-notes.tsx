import { Trans, useLingui } from '@lingui/react/macro'
import { formatDate } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { LockIcon } from '../../../ui/admin/icons.tsx'
import type { OrderDetail } from '../../kit/orders/queries.ts'
import { NoteForm } from './note-form.tsx'
import { NoteText } from './note-text.tsx'

/** What staff write for one another: on yellow, with a lock, and with a field of its own. */
export function OrderNotes({ order }: { order: OrderDetail }) {
  const { t } = useLingui()
  const language = useLanguage()
  const notes = order.notes?.toReversed() ?? []
  return (
    <section aria-label={t`Internal notes`}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-3">
        <h2 className="admin-h2 leading-6!">
          <Trans>Internal notes</Trans>
        </h2>
        <span className="inline-flex items-center gap-1.5 font-medium text-warn">
          <LockIcon size={14} />
          <Trans>hidden from the customer</Trans>
        </span>
      </div>
      <div className="border-warn-mark border-t-2 border-b border-b-line2 bg-warn-ground">
        <NoteForm key={order.id} orderId={order.id} className="p-2.5" />
        <ol>
          {notes.map((note) => (
            <li key={note.id} className="border-warn-mark border-t px-3 py-2.5">
              <time dateTime={note.at} className="admin-meta text-t2">
                {formatDate(note.at, language, 'moment')}
              </time>
              <NoteText orderId={order.id} note={note} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
