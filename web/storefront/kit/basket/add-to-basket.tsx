import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useClient } from '../../../lib/api.ts'
import type { NewLine } from '../../../lib/basket/add-line.ts'
import { editedLine } from '../../../lib/basket/edited-line.ts'
import { classNames } from '../../../lib/class-names.ts'
import { Button } from '../../../ui/button.tsx'
import { Bag } from '../../../ui/icons.tsx'
import { useLoadFailure, useNotify } from '../../../ui/notice.tsx'

/** Its code is loaded at its first use. */
const load = () => import('../../../lib/basket/add-line.ts')

/** On a phone it may lie below the window's edge. */
const bringIntoView = (place: HTMLElement | null) => place?.scrollIntoView({ block: 'nearest' })

type AddToBasketProps = {
  line: NewLine
  variant?: 'primary' | 'secondary'
  className?: string
  buttonClass?: string
}

/** Puts the current choice into the basket; the header's count and a sentence below it confirm that. */
export function AddToBasket({ line, variant = 'secondary', className, buttonClass }: AddToBasketProps) {
  const { t } = useLingui()
  const client = useClient()
  const notify = useNotify()
  const loadFailed = useLoadFailure()
  // A customer who came from the basket to change a choice puts it back in its place.
  const [replaces, setReplaces] = useState<string>()
  const { serviceTypeId } = line
  useEffect(
    () => setReplaces(serviceTypeId === null ? undefined : editedLine(serviceTypeId)),
    [serviceTypeId],
  )
  const [added, setAdded] = useState<string>()
  const now = JSON.stringify(line)
  function add() {
    load().then(({ addLine }) => {
      const done = addLine(client, line, replaces)
      if (done === 'full') notify('error', t`The basket is full: at most 50 lines.`)
      else if (done === 'blocked') notify('error', t`This browser keeps nothing, so the basket stays empty.`)
      else setAdded(now)
    }, loadFailed)
  }
  return (
    <div className={className}>
      <Button
        variant={variant}
        className={classNames('[&>span]:w-full', buttonClass)}
        wide
        onPointerDown={() => void load().catch(() => undefined)}
        onClick={add}
      >
        <span className="flex items-center justify-between gap-3.5">
          {replaces ? <Trans>Change it in the basket</Trans> : <Trans>Add to basket</Trans>}
          <Bag />
        </span>
      </Button>
      <p role="status" className="type-small not-empty:pt-2">
        {added === now && (
          <>
            <span ref={bringIntoView}>
              <Trans>It is in the basket.</Trans>
            </span>{' '}
            <Link to="/basket" className="font-bold underline underline-offset-4">
              <Trans>Open the basket</Trans>
            </Link>
          </>
        )}
      </p>
    </div>
  )
}
