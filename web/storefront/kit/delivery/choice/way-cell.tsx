import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { classNames } from '../../../../lib/class-names.ts'
import { Icon } from '../../../../ui/icons.tsx'
import type { Goods, Offer, ShownWay } from './offers.ts'
import { useWayTexts } from './use-way-texts.ts'
import { WaySign } from './way-sign.tsx'

type WayCellProps = {
  /** Of all radio buttons of the ways. */
  name: string
  way: ShownWay
  offer: Offer
  goods: Goods
  isChosen: boolean
  onChoose: () => void
  /** What the chosen way asks. */
  children: ReactNode
}

/** A way as a native radio button with its sign, days and price; an impossible one says why, and can't be chosen. */
export function WayCell({ name, way, offer, goods, isChosen, onChoose, children }: WayCellProps) {
  const id = useId()
  const texts = useWayTexts()
  const isImpossible = offer.kind === 'impossible'
  return (
    <>
      <label
        className={classNames(
          'grid grid-cols-[60px_minmax(0,1fr)] items-center gap-x-4 gap-y-1 md:grid-cols-[96px_minmax(0,1fr)_auto] md:gap-x-5',
          isImpossible
            ? 'hatch-hair relative -mr-px -mb-px border border-key p-3 outline-focus has-focus-visible:z-2 has-focus-visible:outline-3 md:p-4'
            : 'choice-cell cursor-pointer',
        )}
      >
        <input
          type="radio"
          name={name}
          value={way.id}
          checked={isChosen}
          onChange={() => !isImpossible && onChoose()}
          aria-disabled={isImpossible || undefined}
          aria-labelledby={`${id}-name ${id}-price`}
          aria-describedby={`${id}-about`}
          className="cell-input"
        />
        {!isImpossible && (
          <span aria-hidden="true" className="chosen-tick">
            <Icon size={16} strokeWidth={3}>
              <path d="m4 12 6 6L20 6" />
            </Icon>
          </span>
        )}
        <span className="max-md:row-span-3 max-md:self-start">
          <WaySign kind={way.kind} />
        </span>
        <span className="min-w-0">
          <span
            id={`${id}-name`}
            className={classNames(
              'break-words font-extrabold text-[18px] leading-6.5',
              isImpossible && 'bg-paper text-grey',
            )}
          >
            {way.name}
          </span>
          <span
            id={`${id}-about`}
            className={classNames('type-small block break-words', isImpossible && 'text-grey')}
          >
            <span className={isImpossible ? 'bg-paper' : undefined}>
              {isImpossible ? texts.whyNot(offer, way, goods) : texts.about({ way, offer })}
              {isImpossible && isChosen && (
                <>
                  . <Trans>This is your choice</Trans>
                </>
              )}
            </span>
          </span>
        </span>
        <span
          id={`${id}-price`}
          className={classNames(
            'type-money md:max-w-40 md:text-right',
            offer.kind === 'told' ? 'whitespace-normal! text-[15px] leading-5' : 'text-[18px] leading-6.5',
          )}
        >
          {texts.price(offer)}
        </span>
      </label>
      {children && (
        <div className="-mr-px -mb-px grid gap-5 border border-key p-4 empty:hidden md:p-6">{children}</div>
      )}
    </>
  )
}
