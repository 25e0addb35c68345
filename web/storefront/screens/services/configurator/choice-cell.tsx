import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { Difference } from '../../../../../src/domains/options/differences.ts'
import { classNames } from '../../../../lib/class-names.ts'
import { formatNumber } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import type { LocalChoice, LocalConfiguration, LocalGroup } from '../../../kit/options/options-query.ts'
import { ChoicePrice } from './choice-price.tsx'
import { ChoiceSign, hasSign } from './choice-sign.tsx'
import { ChosenTick, TickBox } from './choice-tick.tsx'
import { ExcludedChoice } from './excluded-choice.tsx'
import type { ProductChoice } from './use-choice.ts'
import { whyNot } from './why-not.ts'

export const cellLook = 'group/cell choice-cell'

type ChoiceCellProps = {
  configuration: LocalConfiguration
  group: LocalGroup
  choice: LocalChoice
  difference: Difference<string>
  chosen: ProductChoice
  /** Also when it is chosen already. */
  onPress: () => void
  className?: string | undefined
}

/** A choice in its group's mosaic: a native radio, or a box of several. What isn't possible says why. */
export function ChoiceCell({
  configuration,
  group,
  choice,
  difference,
  chosen,
  onPress,
  className,
}: ChoiceCellProps) {
  const reasonId = useId()
  // Without a drawing above it the name stands in the tick's line.
  const isBesideTick = !(group.several
    ? hasSign(group, choice)
    : group.choices.some((one) => hasSign(group, one)))
  // Sizes stand on one line; other drawings hang from one.
  const isHung = group.kind !== 'size' && group.choices.every((one) => hasSign(group, one))
  const why = difference.isChosen ? undefined : whyNot(difference, { group: group.key, choice: choice.key })
  return (
    <div className={classNames(cellLook, isHung && 'justify-start!', className)}>
      <label className={classNames('block', !why && 'cursor-pointer after:absolute after:inset-0')}>
        <input
          type={group.several ? 'checkbox' : 'radio'}
          name={group.key}
          value={choice.key}
          checked={difference.isChosen}
          onChange={() => !why && chosen.press(group, choice.key)}
          onClick={() => !why && onPress()}
          aria-disabled={why !== undefined || undefined}
          aria-describedby={why && reasonId}
          className="cell-input"
        />
        <ChoiceSign group={group} choice={choice} />
        {group.several ? <TickBox /> : <ChosenTick />}
        <span
          className={classNames('block break-words font-bold', isBesideTick && 'pr-5', why && 'text-grey')}
        >
          {choice.name}
        </span>
        <span className="type-small block break-words">
          <ChoiceFacts choice={choice} />
          {choice.hint && <span className="block">{choice.hint}</span>}
        </span>
        {!why && (
          <span className="type-small choice-price">
            <ChoicePrice difference={difference} several={group.several} />
          </span>
        )}
      </label>
      {why && <ExcludedChoice id={reasonId} {...{ configuration, group, choice, why, chosen }} />}
    </div>
  )
}

/** Measures that the name doesn't say. */
function ChoiceFacts({ choice }: { choice: LocalChoice }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { name, width, height, weight, thickness } = choice
  const [wide, high, grams, thick] = [width, height, weight, thickness].map((figure) =>
    figure === undefined ? '' : formatNumber(figure, language),
  )
  const facts = [
    wide && high && !name.includes(`${wide} × ${high}`) && t`${wide} × ${high} mm`,
    grams && !name.includes(`${grams}\u00a0`) && t`${grams} g/m²`,
    thick && t`${thick} mm`,
  ]
  return facts.filter(Boolean).join(', ')
}
