import { Trans } from '@lingui/react/macro'
import { pick } from '../../../../src/lib/languages.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { LinkedText } from '../../../ui/linked-text.tsx'
import { Money } from '../../../ui/money.tsx'
import type { Move } from './history-entries.ts'

/** Who did what to the order: a move, one that took a move back, a corrected price; and why. */
export function MoveLabel({ move }: { move: Move }) {
  const { kind, price, oldPrice, reason, isUndone } = move
  return (
    <>
      <p className={isUndone ? 'text-t3 line-through' : undefined}>
        <Act move={move} />
      </p>
      {kind === 'priceCorrected' && price !== null && oldPrice !== null && (
        <p className="text-t2">
          <s className="text-t3">
            <Money azn={oldPrice} />
          </s>
          {' → '}
          <strong className="font-semibold">
            <Money azn={price} />
          </strong>
        </p>
      )}
      {kind === 'moved' && price !== null && !isUndone && (
        <p className="text-t2">
          <Trans>
            Price: <Money azn={price} />
          </Trans>
        </p>
      )}
      {reason !== null && !isUndone && (
        <p className="whitespace-pre-line text-t2 wrap-anywhere">
          <Trans>
            Reason, as the customer reads it: <LinkedText text={reason} />
          </Trans>
        </p>
      )}
    </>
  )
}

function Act({ move: { kind, to, actor } }: { move: Move }) {
  const language = useLanguage()
  const who = actor ? `${actor.name} ${actor.surname}`.trim() : null
  const status = pick(to, 'name', language)
  if (who === null) return status
  if (kind === 'priceCorrected')
    return (
      <Trans>
        <strong className="font-semibold">{who}</strong> corrected the price
      </Trans>
    )
  if (kind === 'undone')
    return (
      <Trans>
        <strong className="font-semibold">{who}</strong> took the move back: {status}
      </Trans>
    )
  return (
    <Trans>
      <strong className="font-semibold">{who}</strong> changed the status: {status}
    </Trans>
  )
}
