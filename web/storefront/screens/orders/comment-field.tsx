import { Trans } from '@lingui/react/macro'
import { TextButton } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Textarea } from '../../../ui/inputs.tsx'
import { longestComment } from './order-draft.ts'
import type { OrderForm } from './use-order-form.ts'
import { useRepeatedComment } from './use-repeated-comment.ts'

type CommentFieldProps = {
  form: OrderForm
  again: number | undefined
  error: string | undefined
  onMend: () => void
}

/** What should be known of the job; of a repeated order, what was written then. */
export function CommentField({ form, again, error, onMend }: CommentFieldProps) {
  const { replaced, swap } = useRepeatedComment(again, form)
  return (
    <div>
      <Field
        label={<Trans>Comment</Trans>}
        hint={<Trans>Paper, size, colour, deadline: whatever we should know. Optional.</Trans>}
        error={error}
      >
        <Textarea
          name="comment"
          rows={5}
          maxLength={longestComment}
          value={form.draft.comment}
          onChange={(event) => {
            form.change({ comment: event.target.value })
            onMend()
          }}
        />
      </Field>
      {replaced !== null && (
        <p className="type-small pt-2">
          <Trans>This is the comment of the order that you repeat.</Trans>{' '}
          <TextButton className="font-semibold" onClick={swap}>
            <Trans>Put back what was written here</Trans>
          </TextButton>
        </p>
      )}
    </div>
  )
}
