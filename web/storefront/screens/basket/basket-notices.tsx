import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FormNotice } from '../../../ui/form-notice.tsx'
import type { PlaceBasket } from './use-place-basket.tsx'

type BasketNoticesProps = {
  place: PlaceBasket
  /** Nothing is left beside which it could be said. */
  isEmpty: boolean
}

/** Above the basket: what became of lines that have left it. */
export function BasketNotices({ place, isEmpty }: BasketNoticesProps) {
  const { message, dismiss, askAgain, isPending } = place
  const box = useRef<HTMLDivElement>(null)
  const said = isEmpty ? message : null
  useEffect(() => {
    // Whoever pressed at the end of a long basket is far below it.
    if (said) box.current?.scrollIntoView({ block: 'center' })
  }, [said])
  return (
    <div ref={box}>
      <FormNotice message={said} onDismiss={dismiss} />
      <div role="alert">{askAgain && <LostAnswer onAsk={askAgain} isBusy={isPending} />}</div>
    </div>
  )
}

/** The lines are gone, and nothing has said that they are ordered: the way to their orders. */
const LostAnswer = ({ onAsk, isBusy }: { onAsk: () => void; isBusy: boolean }) => (
  <div className="mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-[1.5px] border-key bg-paper p-4.5 md:p-6">
    <p className="max-w-160">
      <Trans>
        The connection broke before we could answer. The lines have left your basket, so the order has most
        likely reached us.
      </Trans>
    </p>
    <Button arrow autoFocus busy={isBusy} onClick={onAsk}>
      <Trans>Show the order</Trans>
    </Button>
  </div>
)
