import { Plural, Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { handOver } from '../../../lib/device.ts'
import { useOnline } from '../../../lib/use-online.ts'
import { Button, TextButton } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Textarea } from '../../../ui/inputs.tsx'
import { useNotify } from '../../../ui/notice.tsx'
import { type ProvedOrder, useOrderPage } from './order-way.tsx'
import { type Missing, missingOf, noTicks, type Tick, type Ticked } from './sign-off-rules.ts'
import { SignTicks } from './sign-ticks.tsx'
import { AnswerError, isOutdated, useAnswer } from './use-answer.tsx'
import type { Viewer } from './use-viewer.ts'

type SignOffProps = { order: ProvedOrder; viewer: Viewer }

/** Three ticks, a name and one press, bound to the shown version. */
export function SignOff({ order, viewer }: SignOffProps) {
  const { round, draft, notes, left } = viewer
  const { version } = round.proof
  const { sheet, ticked, tick, said, press, approve, isOnline } = useSignOff(order, viewer)
  return (
    <section
      ref={sheet}
      aria-labelledby="sign-title"
      className="flex flex-col gap-5 bg-yellow px-5 py-7 lg:px-8"
    >
      <FreshHeading viewer={viewer} id="sign-title">
        <Trans>If everything is right</Trans>
      </FreshHeading>
      {left.length > 0 && (
        <p className="font-semibold">
          <Plural
            value={left.length}
            one="First look at the page you haven’t seen yet: # left."
            other="First look at the pages you haven’t seen yet: # left."
          />{' '}
          <TextButton data-sign="pages" onClick={viewer.showUnseen}>
            <Trans>Show it</Trans>
          </TextButton>
        </p>
      )}
      <SignTicks ticked={ticked} tick={tick} viewer={viewer} isWaiting={left.length > 0} />
      <SignName name={draft.name} onName={(name) => viewer.change({ name })} />
      {notes.length === 0 ? (
        <Button
          wide
          arrow
          busy={approve.isPending}
          busyLabel={<Trans>Approving…</Trans>}
          className="hover:bg-paper hover:text-key"
          onClick={press}
        >
          <Trans>Approve v{version} for print</Trans>
        </Button>
      ) : (
        <p data-sign="notes" tabIndex={-1}>
          <Trans>You can approve once your notes are sent or removed.</Trans>
        </p>
      )}
      <div role="alert" className="flex flex-col gap-2 border-key font-bold empty:hidden">
        {said && <SayMissing missing={said} left={left.length} />}
        <AnswerError error={approve.error} />
      </div>
      {!isOnline && (
        <p>
          <Trans>There is no connection: nothing is sent until it is back.</Trans>
        </p>
      )}
      <AskChanges order={order} viewer={viewer} />
      <p className="type-small">
        <Trans>Once printing has begun, changes need a new order.</Trans>
      </p>
    </section>
  )
}

function SayMissing({ missing, left }: { missing: Missing | 'offline'; left: number }) {
  switch (missing) {
    case 'pages':
      return left > 0 && <Trans>Look at every page first.</Trans>
    case 'texts':
      return <Trans>Tick that you have read the text.</Trans>
    case 'size':
      return <Trans>Tick that the size is right.</Trans>
    case 'colours':
      return <Trans>Tick that you have seen the colours.</Trans>
    case 'name':
      return <Trans>Type your name: at least three letters.</Trans>
    case 'notes':
      return <Trans>You can approve once your notes are sent or removed.</Trans>
    case 'offline':
      return <Trans>There is no connection: nothing is sent until it is back.</Trans>
  }
}

type SignNameProps = { name: string; onName: (name: string) => void }

/** The line for the signature. */
function SignName({ name, onName }: SignNameProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="font-bold">
        <Trans>Your full name</Trans>
      </label>
      <input
        id={id}
        data-sign="name"
        value={name}
        maxLength={120}
        autoComplete="name"
        onChange={(event) => onName(event.target.value)}
        className="min-h-12 w-full border-key border-b-2 bg-transparent font-bold text-[24px]"
      />
    </div>
  )
}

/** The ticks, what is still missing, and the approval itself. */
function useSignOff(order: ProvedOrder, viewer: Viewer) {
  const { round, draft, notes, left } = viewer
  const [ticked, setTicked] = useState<Ticked>(noTicks)
  const [said, setSaid] = useState<Missing | 'offline' | null>(null)
  const sheet = useRef<HTMLElement>(null)
  const isOnline = useOnline()
  const toOrder = useOrderPage(order)
  const { approve } = useAnswer(order.order.id, () => {
    viewer.forget()
    handOver('approved', String(order.order.id))
    void toOrder()
  })
  const goTo = (missing: Missing) => {
    setSaid(missing)
    sheet.current?.querySelector<HTMLElement>(`[data-sign="${missing}"]`)?.focus()
  }
  const tick = (name: Tick) => {
    if (left.length > 0) return goTo('pages')
    setSaid(null)
    setTicked({ ...ticked, [name]: !ticked[name] })
  }
  const press = () => {
    const missing = missingOf({ notes: notes.length, left: left.length, ticked, name: draft.name })
    if (missing) return goTo(missing)
    setSaid(isOnline ? null : 'offline')
    if (!isOnline) return
    const { round: number, version } = round.proof
    approve.mutate(
      { round: number, version, name: draft.name.trim() },
      // The ticks may belong to an earlier round.
      { onError: (error) => isOutdated(error) && setTicked(noTicks) },
    )
  }
  return { sheet, ticked, tick, said, press, approve, isOnline }
}

type Problem = 'empty' | 'note' | 'offline' | null

/** Sends notes, a comment, or both to the company; with notes there, this is the main action. */
function AskChanges({ order, viewer }: { order: ProvedOrder; viewer: Viewer }) {
  const { draft, notes, round } = viewer
  const [isOpen, setOpen] = useState(draft.text !== '')
  const [problem, setProblem] = useState<Problem>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const notify = useNotify()
  const { ask } = useAnswer(order.order.id, () => {
    viewer.forget()
    viewer.answered()
    notify('ok', <Trans>Got it. The next proof will include your changes.</Trans>)
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

type FreshHeadingProps = { viewer: Viewer; id?: string; children: ReactNode }

/** The heading of what the panel says after the customer has answered: it takes the focus. */
export function FreshHeading({ viewer: { isAnswered }, id, children }: FreshHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isAnswered) heading.current?.focus()
  }, [isAnswered])
  return (
    <h2 ref={heading} id={id} tabIndex={-1} className="type-d3">
      {children}
    </h2>
  )
}
