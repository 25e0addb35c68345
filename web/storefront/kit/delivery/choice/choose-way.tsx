import { Trans } from '@lingui/react/macro'
import { useEffect, useId, useRef } from 'react'
import type { ShownDelivery } from '../../../../../src/domains/delivery/delivery-output.ts'
import { Notice } from '../../../../ui/notice.tsx'
import type { RefusedDelivery, ToldDelivery } from '../use-delivery.ts'
import { AddressChoice } from './address-choice.tsx'
import type { Goods } from './offers.ts'
import { PickupPoints } from './pickup-points.tsx'
import { useChoice } from './use-choice.ts'
import { useLastWay } from './use-last-way.ts'
import { useMissing } from './use-missing.ts'
import { useTold } from './use-told.ts'
import { useWayTexts } from './use-way-texts.ts'
import { WayCell } from './way-cell.tsx'

export type ChooseWayProps = {
  shown: ShownDelivery
  goods: Goods
  startsWithLast: boolean
  /** What is known of the weight, and the names of what has none yet. */
  knownGrams: number
  unweighed: readonly string[]
  presses: number
  refused: RefusedDelivery
  onTell: (told: ToldDelivery) => void
}

/** The ways in which the order may come, with what each of them asks (DEL-30 to DEL-33). */
export function ChooseWay({
  shown,
  goods,
  startsWithLast,
  knownGrams,
  unweighed,
  presses,
  refused,
  onTell,
}: ChooseWayProps) {
  const name = useId()
  const choice = useChoice(shown, goods)
  useLastWay(choice, { goods, isWanted: startsWithLast })
  const missing = useMissing(choice, { presses, refused })
  const told = useTold(choice, goods, missing.isComplete)
  const key = JSON.stringify(told)
  const latest = useRef({ told, onTell })
  latest.current = { told, onTell }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is told is the same until its text differs
  useEffect(() => latest.current.onTell(latest.current.told), [key])
  const isNonePossible = choice.offers.every(({ kind }) => kind === 'impossible')
  return (
    <fieldset ref={missing.form} id="delivery" className="min-w-0 scroll-mt-5">
      <legend className="flex w-full flex-wrap items-baseline gap-x-4 gap-y-1 border-key border-t pt-5 pb-5">
        <h2 className="type-d3">
          <Trans>How will you get it?</Trans>
        </h2>
        <span className="type-small text-grey">
          <Weight knownGrams={knownGrams} unweighed={unweighed} />
        </span>
      </legend>
      <div role="alert" className="*:mb-4 empty:hidden">
        {missing.alert !== '' && <Notice kind="error">{missing.alert}</Notice>}
      </div>
      <FallenAway choice={choice} goods={goods} />
      {isNonePossible && (
        <p className="pb-4">
          <Trans>
            No way takes this as it is. You can order all the same: we’ll call you about the delivery.
          </Trans>
        </p>
      )}
      <div className="pr-px pb-px">
        {choice.offers.map((offer) => {
          const way = shown.ways.find(({ id }) => id === offer.wayId)
          if (!way) return null
          const isChosen = way.id === choice.way?.id
          return (
            <WayCell
              key={way.id}
              name={name}
              way={way}
              offer={offer}
              goods={goods}
              isChosen={isChosen}
              onChoose={() => {
                missing.reset()
                choice.chooseWay(way.id)
              }}
            >
              {isChosen && way.kind === 'pickup' && offer.kind !== 'impossible' && (
                <PickupPoints choice={choice} />
              )}
              {isChosen && way.kind !== 'pickup' && isAddressed(offer) && (
                <AddressChoice choice={choice} way={way} offer={offer} missing={missing} />
              )}
            </WayCell>
          )
        })}
      </div>
    </fieldset>
  )
}

/** Another address can make it possible; another weight or day can't be typed there. */
const isAddressed = (offer: { kind: string; reason?: string }): boolean =>
  offer.kind !== 'impossible' || offer.reason === 'notThere'

/** What all of it weighs, as far as it is known. */
function Weight({ knownGrams, unweighed }: Pick<ChooseWayProps, 'knownGrams' | 'unweighed'>) {
  const texts = useWayTexts()
  const known = knownGrams === 0 ? '' : texts.weight(knownGrams)
  const names = unweighed.join(', ')
  if (unweighed.length === 0) return known && <Trans>About {known}</Trans>
  return known ? (
    <Trans>
      About {known}; the weight isn’t written yet of: {names}
    </Trans>
  ) : (
    <Trans>The weight isn’t written yet of: {names}</Trans>
  )
}

type FallenAwayProps = { choice: ReturnType<typeof useChoice>; goods: Goods }

/**
 * A chosen way that isn't possible any more stays chosen, and none is chosen instead (DEL-32). That it doesn't go to the
 * place stands beside the address, which can be another one.
 */
function FallenAway({ choice: { draft, way, offer }, goods }: FallenAwayProps) {
  const texts = useWayTexts()
  const isGone = draft.wayId !== null && way === undefined
  const isImpossible = offer?.kind === 'impossible' && offer.reason !== 'notThere'
  const why = way && isImpossible ? texts.whyNot(offer, way, goods) : ''
  return (
    <div role="status" className="*:mb-4 empty:hidden">
      {(isGone || why !== '') && (
        <Notice kind="error">
          <b>
            {isGone ? (
              <Trans>The way that you chose isn’t offered any more.</Trans>
            ) : (
              <>
                {way?.name}. {why}.
              </>
            )}
          </b>{' '}
          <Trans>Choose another way: we haven’t changed it ourselves.</Trans>
        </Notice>
      )}
    </div>
  )
}
