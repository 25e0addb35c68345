import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { Difference } from '../../../../../src/domains/options/differences.ts'
import { findChoice, findGroup } from '../../../../../src/domains/options/find-choice.ts'
import type { Finding } from '../../../../../src/domains/options/findings.ts'
import { toAzn } from '../../../../../src/lib/money.ts'
import { classNames } from '../../../../lib/class-names.ts'
import { formatMoney, formatNumber } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { TextButton } from '../../../../ui/button.tsx'
import type { LocalChoice, LocalConfiguration, LocalGroup } from '../../../kit/options/options-query.ts'
import { otherOf, useFindingText } from '../../../kit/options/use-finding-text.ts'
import { ChoiceSign, hasSign } from './choice-sign.tsx'
import { ChosenTick, TickBox } from './choice-tick.tsx'
import type { ProductChoice } from './use-choice.ts'

export const cellLook = 'group/cell choice-cell'

type ChoiceCellProps = {
  configuration: LocalConfiguration
  group: LocalGroup
  choice: LocalChoice
  difference: Difference<string>
  chosen: ProductChoice
  /** Called also when the choice is selected already. */
  onPress: () => void
  className?: string | undefined
}

/**
 * A choice in its group's mosaic: a native radio button, or a checkbox where several can be chosen. An impossible
 * choice says why.
 */
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
  // Without a drawing above it, the name stands in line with the tick.
  const isBesideTick = !(group.several
    ? hasSign(group, choice)
    : group.choices.some((one) => hasSign(group, one)))
  // Sizes stand on a common baseline; other drawings hang from a common top.
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
          onChange={() => !why && chosen.settle(chosen.pressing(group, choice.key))}
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
      {why && (
        <ExcludedChoice
          id={reasonId}
          configuration={configuration}
          group={group}
          choice={choice}
          why={why}
          chosen={chosen}
        />
      )}
    </div>
  )
}

/** Measures that the name doesn't contain. */
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

type ChoicePriceProps = { difference: Omit<Difference, 'findings'>; several: boolean }

/** The change of the price if the choice is pressed; for a selected one of several, its own price. */
function ChoicePrice({ difference: { isChosen, amount }, several }: ChoicePriceProps) {
  const language = useLanguage()
  if (isChosen && !several) return <Trans>Chosen</Trans>
  if (amount === null) return isChosen ? <Trans>Chosen</Trans> : <Trans>Ask us for a price</Trans>
  const more = isChosen ? -amount : amount
  const signed = `${more < 0 ? '−' : '+'} ${formatMoney(toAzn(Math.abs(more)), language)}`
  if (isChosen) return more === 0 ? <Trans>Chosen</Trans> : <Trans>{signed}, included</Trans>
  return more === 0 ? <Trans>Same price</Trans> : signed
}

type Place = { group: string; choice: string }

/**
 * The reason why a choice can't be selected as it is: what it doesn't go with, needs, or lacks. Deselecting a choice
 * that another one needs is always possible: the other one goes too.
 */
const whyNot = ({ findings }: Difference<string>, place: Place): Finding<string> | undefined =>
  findings.find((finding) => {
    if (finding.kind === 'excluded') return true
    const isItself = finding.group === place.group && finding.choice === place.choice
    return isItself && ['required', 'soldOut', 'runTooBig', 'runTooSmall'].includes(finding.kind)
  })

type ExcludedChoiceProps = {
  id: string
  configuration: LocalConfiguration
  group: LocalGroup
  choice: LocalChoice
  why: Finding<string>
  chosen: ProductChoice
}

/** The reason why a choice isn't possible, and one press that makes it possible. */
function ExcludedChoice({ id, why, ...of }: ExcludedChoiceProps) {
  const place = { group: of.group.key, choice: of.choice.key }
  const text = useFindingText(of.configuration)(why, place)
  return (
    <p className="type-small pt-1">
      <span id={id}>{text}</span>{' '}
      <span className="when-program">
        <WayOut why={why} {...of} />
      </span>
    </p>
  )
}

/** One press, with the change of the price, as what gives way may be out of sight. */
function WayOut({ configuration, group, choice, why, chosen }: Omit<ExcludedChoiceProps, 'id'>) {
  const pieces = formatNumber(why.count ?? 1, useLanguage())
  const place = { group: group.key, choice: choice.key }
  const isRun = why.kind === 'runTooBig' || why.kind === 'runTooSmall'
  const isNeeded = why.kind === 'required'
  const other = otherOf(why, place)
  const otherGroup = (other && findGroup(configuration, other.group)) ?? undefined
  const name = other && findChoice(otherGroup, other.choice)?.name
  if (!isRun && !name) return null
  const wish = isRun
    ? chosen.choosingRun(why.count ?? 1, place)
    : chosen.pressing(group, choice.key, (isNeeded && other) || undefined)
  const { changes, amount } = chosen.outcomeOf(wish)
  const next = changes.find((change) => change.group === other?.group)?.to
  return (
    <>
      <TextButton className="text-left font-bold" onClick={() => chosen.settle(wish)}>
        {isRun ? (
          <Trans>Choose {pieces}</Trans>
        ) : (
          <InsteadOf
            name={name ?? ''}
            next={findChoice(otherGroup, next ?? '')?.name}
            isTakenOut={otherGroup?.several}
            isNeeded={isNeeded}
          />
        )}
      </TextButton>{' '}
      <span className="text-grey">
        <ChoicePrice difference={{ isChosen: false, amount }} several={false} />
      </span>
    </>
  )
}

type InsteadOfProps = {
  name: string
  next: string | undefined
  isTakenOut: boolean | undefined
  isNeeded: boolean
}

/** What a press does to the choice that is in the way, and what comes in its place. */
function InsteadOf({ name, next, isTakenOut, isNeeded }: InsteadOfProps) {
  if (isNeeded) return <Trans>Choose both</Trans>
  if (isTakenOut) return <Trans context="choice">Remove {name}</Trans>
  if (next === undefined) return <Trans>Choose this instead of {name}</Trans>
  return (
    <Trans>
      Choose this with {next} instead of {name}
    </Trans>
  )
}
