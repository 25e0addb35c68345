import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { noteFields } from '../../../../src/domains/orders/order-input.ts'
import { errorCode, refusalOf, useClient } from '../../../lib/api.ts'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { commandKey } from '../../../ui/admin/command-key.ts'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { useResolver } from '../../kit/forms/use-resolver.ts'
import { useAdminNotify } from '../../kit/frame/notices.tsx'
import { keepText, keptText } from '../../kit/kept-text.ts'
import { renewOrders, setCachedNote } from '../../kit/orders/order-cache.ts'

const schema = noteFields.pick({ text: true })

export const noteFieldId = 'order-note'
/** As the server takes it. */
const longest = 2000

/** Writes an internal note: Ctrl+Enter sends it; what isn't sent stays. */
export function NoteForm({ orderId, className }: { orderId: number; className: string }) {
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
  const wrong = formState.errors.text?.message
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
