import { Trans, useLingui } from '@lingui/react/macro'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { AdminField } from '../../../ui/admin/field.tsx'
import { AdminInput, AdminTextarea } from '../../../ui/admin/inputs.tsx'
import { UnsavedGuard } from '../../kit/editor/unsaved-guard.tsx'
import type { CounterItem } from '../../kit/lines/lines.ts'
import { LinesEditor } from '../../kit/lines/lines-editor.tsx'
import { TotalsList } from '../../kit/lines/totals-list.tsx'
import type { Quote } from '../../kit/quotes/quote-labels.ts'
import { SentLines } from './sent-lines.tsx'
import type { QuoteDraftModel } from './use-quote-draft.ts'

type QuoteDraftProps = { quote: Quote; draft: QuoteDraftModel; items: readonly CounterItem[] }

/** What will be sent next; once the quote is accepted or withdrawn, what was sent last. */
export function QuoteDraft({ quote, draft, items }: QuoteDraftProps) {
  const { t } = useLingui()
  const { typed, change, isOver, totals } = draft
  const { id } = quote
  return (
    <div className="grid min-w-0 gap-5">
      <AdminField label={<Trans>What it is for, in few words</Trans>}>
        <AdminInput
          maxLength={120}
          disabled={isOver}
          value={typed.title}
          onChange={(event) => change({ title: event.target.value })}
        />
      </AdminField>
      {isOver ? (
        <SentLines quote={quote} />
      ) : (
        <div>
          <LinesEditor
            {...draft}
            linesFor="quote"
            items={items}
            customerId={quote.customer.id}
            lastOrder={null}
          />
          {typed.lines.length > 0 && <TotalsList totals={totals} />}
        </div>
      )}
      <AdminField label={<Trans>Note, for the customer to read</Trans>}>
        <AdminTextarea
          rows={3}
          maxLength={2000}
          disabled={isOver}
          value={typed.note}
          onChange={(event) => change({ note: event.target.value })}
        />
      </AdminField>
      {!isOver && <Saving draft={draft} />}
      <UnsavedGuard
        title={t`Quote No. ${id}`}
        isDirty={draft.isDirty}
        saving={draft.isSaving}
        facts={[]}
        save={async () => (await draft.save()) !== null}
        revert={draft.revert}
      />
    </div>
  )
}

const Saving = ({ draft }: { draft: QuoteDraftModel }) => (
  <div className="flex flex-wrap gap-2">
    <AdminButton
      variant={draft.isDirty ? 'primary' : 'secondary'}
      busy={draft.isSaving}
      disabled={!draft.isDirty}
      onClick={() => void draft.save()}
    >
      <Trans>Save the draft</Trans>
    </AdminButton>
    {draft.isDirty && (
      <AdminButton variant="quiet" onClick={draft.revert}>
        <Trans>Undo the changes</Trans>
      </AdminButton>
    )}
  </div>
)
