import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { noteFields } from '../../../../src/domains/orders/order-input.ts'
import { errorCode, refusalOf, useClient } from '../../../lib/api.ts'
import { formatDate, formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { commandKey } from '../../../ui/admin/command-key.ts'
import { LockIcon } from '../../../ui/admin/icons.tsx'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { useLongPaste } from '../../../ui/admin/use-long-paste.tsx'
import { useResolver } from '../../kit/forms/use-resolver.ts'
import { useAdminNotify } from '../../kit/frame/notices.tsx'
import { keepText, keptText } from '../../kit/kept-text.ts'
import { renewOrders, setCachedNote } from '../../kit/orders/order-cache.ts'
import type { OrderDetail } from '../../kit/orders/queries.ts'
import { NoteText } from './note-text.tsx'
import { OrderMoves } from './order-moves.tsx'
import type { HistoryKind } from './order-rules.ts'
import { noteFieldId } from './use-print-page.ts'

const schema = noteFields.pick({ text: true })

/** The server's maximum length. */
const longest = 2000

/** Writes an internal note: Ctrl+Enter sends it; what isn't sent stays. */
function NoteForm({ orderId, className }: { orderId: number; className: string }) {
  const { t } = useLingui()
  const client = useClient()
  const queryClient = useQueryClient()
  const notify = useAdminNotify()
  const name = `note.${orderId}`
  const { register, handleSubmit, setValue, setError, formState } = useForm({
    defaultValues: { text: keptText(name) },
    resolver: useResolver<{ text: string }>(schema, { text: t`Write the note first.` }),
  })
  const { mutate, isPending } = useMutation({
    mutationFn: (note: string) => client.orders.addNote.mutate({ id: orderId, text: note }),
    onSuccess: async (note) => {
      setValue('text', '')
      keepText(name, '')
      setCachedNote(queryClient, orderId, note)
      notify({ kind: 'ok', text: t`The note is added` })
      await renewOrders(queryClient)
    },
    onError: (error) => {
      if (errorCode(error) === 'FORBIDDEN') return
      const message = refusalOf(error) ?? t`There was no answer. Please try again.`
      setError('text', { type: 'server', message })
    },
  })
  const send = handleSubmit(({ text }) => {
    if (!isPending) mutate(text)
  })
  const { tooLong, handlers } = useLongPaste()
  const wrong = formState.errors.text?.message ?? tooLong
  return (
    <form noValidate onSubmit={send} className={className}>
      <div className="flex flex-wrap items-end gap-2.5">
        <textarea
          id={noteFieldId}
          rows={1}
          maxLength={longest}
          aria-label={t`Internal note`}
          placeholder={t`Write an internal note… the customer does not see it`}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? `${noteFieldId}-error` : undefined}
          {...register('text', { onChange: (event) => keepText(name, event.target.value) })}
          {...handlers}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
              event.preventDefault()
              void send()
            }
            if (event.key === 'Escape') event.currentTarget.blur()
          }}
          className="min-h-8 min-w-60 flex-1 resize-y rounded-[2px] bg-paper px-1.5 py-1.5 outline-offset-0! [field-sizing:content] placeholder:text-t3 max-md:text-[16px]"
        />
        <span
          aria-hidden="true"
          className="flex min-h-8 items-center gap-1 max-md:hidden pointer-coarse:hidden"
        >
          <KeyCap>{commandKey}</KeyCap>
          <KeyCap>Enter</KeyCap>
        </span>
        <AdminButton type="submit" busy={isPending} className="max-md:w-full">
          {isPending ? <Trans>Adding…</Trans> : <Trans>Add the note</Trans>}
        </AdminButton>
      </div>
      <p role="alert" id={`${noteFieldId}-error`} className="admin-meta text-error">
        {wrong && <span className="block pt-1.5">{wrong}</span>}
      </p>
    </form>
  )
}

/** Internal notes: on yellow, with a lock, and with a field of their own. */
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

/** Every move of the order and what staff have written about it, the newest first; at last its placing. */
export function OrderHistory({ order }: { order: OrderDetail }) {
  const [kind, setKind] = useState<HistoryKind>('all')
  return (
    <section className="mt-7">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="admin-h2 leading-6!">
          <Trans>History and internal notes</Trans>
        </h2>
        <KindSwitch order={order} kind={kind} onKind={setKind} />
      </div>
      <NoteForm key={order.id} orderId={order.id} className="mb-4 border border-line2 bg-paper p-2.5" />
      <OrderMoves order={order} kind={kind} />
      {kind === 'notes' && order.notes?.length === 0 && (
        <p className="text-t3">
          <Trans>Nobody has written about this order yet.</Trans>
        </p>
      )}
    </section>
  )
}

type KindSwitchProps = { order: OrderDetail; kind: HistoryKind; onKind: (kind: HistoryKind) => void }

function KindSwitch({ order, kind, onKind }: KindSwitchProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const notes = formatNumber(order.notes?.filter(({ isDeleted }) => !isDeleted).length ?? 0, language)
  const moves = formatNumber(order.events.filter(({ from }) => from !== null).length, language)
  const kinds = [
    { kind: 'all', label: t`All` },
    { kind: 'notes', label: t`Notes ${notes}` },
    { kind: 'moves', label: t`Statuses ${moves}` },
  ] as const
  return (
    <fieldset className="flex divide-x divide-line2 rounded-[2px] border border-line bg-paper">
      <legend className="sr-only">
        <Trans>What the history shows</Trans>
      </legend>
      {kinds.map((one) => (
        <button
          key={one.kind}
          type="button"
          aria-pressed={kind === one.kind}
          onClick={() => onKind(one.kind)}
          className="min-h-7 px-2.5 text-t2 hover:text-key aria-pressed:bg-key aria-pressed:font-medium aria-pressed:text-on-key max-md:min-h-11 pointer-coarse:min-h-11"
        >
          {one.label}
        </button>
      ))}
    </fieldset>
  )
}
