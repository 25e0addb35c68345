import { Plural, Trans } from '@lingui/react/macro'
import { Button, TextButton } from '../../../ui/button.tsx'
import { AnswerError } from './answer-error.tsx'
import { AskChanges } from './ask-changes.tsx'
import { FreshHeading } from './fresh-heading.tsx'
import type { ProvedOrder } from './order-way.tsx'
import { SignName } from './sign-name.tsx'
import type { Missing } from './sign-off-rules.ts'
import { SignTicks } from './sign-ticks.tsx'
import { useSignOff } from './use-sign-off.ts'
import type { Viewer } from './use-viewer.ts'

type SignOffProps = { order: ProvedOrder; viewer: Viewer }

/** Three ticks, a name, one press: bound to the version that is shown. */
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
            one="First look at the page that you haven’t seen yet: # is left."
            other="First look at the pages that you haven’t seen yet: # are left."
          />{' '}
          <TextButton data-sign="pages" onClick={viewer.showUnseen}>
            <Trans>Show it</Trans>
          </TextButton>
        </p>
      )}
      <SignTicks {...{ ticked, tick, viewer }} isWaiting={left.length > 0} />
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
          <Trans>Approving waits until your notes are sent or removed.</Trans>
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
      <AskChanges {...{ order, viewer }} />
      <p className="type-small">
        <Trans>Printing begins after the approval; from then on changes take a new order.</Trans>
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
      return <Trans>Approving waits until your notes are sent or removed.</Trans>
    case 'offline':
      return <Trans>There is no connection: nothing is sent until it is back.</Trans>
  }
}
