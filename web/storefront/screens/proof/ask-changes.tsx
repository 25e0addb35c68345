import { Plural, Trans } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { useOnline } from '../../../lib/use-online.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Textarea } from '../../../ui/inputs.tsx'
import { useNotify } from '../../../ui/notice.tsx'
import { AnswerError } from './answer-error.tsx'
import type { ProvedOrder } from './order-way.tsx'
import { useAnswer } from './use-answer.ts'
import type { Viewer } from './use-viewer.ts'

type Problem = 'empty' | 'note' | 'offline' | null

/** Notes, a sentence, or both go to the house; with notes there it is the main thing to do. */
export function AskChanges({ order, viewer }: { order: ProvedOrder; viewer: Viewer }) {
  const { draft, notes, round } = viewer
  const [isOpen, setOpen] = useState(draft.text !== '')
  const [problem, setProblem] = useState<Problem>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const notify = useNotify()
  const { ask } = useAnswer(order.order.id, () => {
    viewer.forget()
    viewer.answered()
    notify('ok', <Trans>We have it. The next proof comes with your changes.</Trans>)
  })
  const isOnline = useOnline()
  const isAsking = isOpen || notes.length > 0
  const send = () => {
    const unwritten = notes.find(({ text }) => text.trim() === '')
    if (unwritten) {
      setProblem('note')
      viewer.edit(unwritten.key)
      return
    }
    if (notes.length === 0 && draft.text.trim() === '') {
      setProblem('empty')
      field.current?.focus()
      return
    }
    if (!isOnline) return setProblem('offline')
    setProblem(null)
    ask.mutate({ round: round.proof.round, draft: { ...draft, notes } })
  }
  if (!isAsking)
    return (
      <Button
        wide
        variant="secondary"
        className="hover:bg-paper hover:text-key"
        onClick={() => setOpen(true)}
      >
        <Trans>Ask for changes</Trans>
      </Button>
    )
  return (
    <div className="flex flex-col gap-3">
      <Field
        label={notes.length > 0 ? <Trans>Anything else?</Trans> : <Trans>What should change?</Trans>}
        error={
          problem === 'empty' && <Trans>Write what should change, or leave a note on the artwork.</Trans>
        }
      >
        <Textarea
          ref={field}
          rows={3}
          maxLength={2000}
          value={draft.text}
          onChange={(event) => {
            setProblem(null)
            viewer.change({ text: event.target.value })
          }}
        />
      </Field>
      <Button wide arrow busy={ask.isPending} className="hover:bg-paper hover:text-key" onClick={send}>
        {notes.length > 0 ? (
          <Plural value={notes.length} one="Send # note" other="Send # notes" />
        ) : (
          <Trans>Ask for changes</Trans>
        )}
      </Button>
      <div role="alert" className="font-bold empty:hidden">
        {problem === 'note' && (
          <Trans>One of your notes has no words yet. Write them, or remove the note.</Trans>
        )}
        {problem === 'offline' && <Trans>There is no connection: nothing is sent until it is back.</Trans>}
        <AnswerError error={ask.error} />
      </div>
    </div>
  )
}
