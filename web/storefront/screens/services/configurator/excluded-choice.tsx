import { Trans } from '@lingui/react/macro'
import { findChoice, findGroup } from '../../../../../src/domains/options/find-choice.ts'
import type { Finding } from '../../../../../src/domains/options/findings.ts'
import { formatNumber } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { TextButton } from '../../../../ui/button.tsx'
import type { LocalChoice, LocalConfiguration, LocalGroup } from '../../../kit/options/options-query.ts'
import { otherOf } from '../../../kit/options/other-of.ts'
import { useFindingWords } from '../../../kit/options/use-finding-words.ts'
import type { ProductChoice } from './use-choice.ts'

type ExcludedChoiceProps = {
  id: string
  configuration: LocalConfiguration
  group: LocalGroup
  choice: LocalChoice
  why: Finding<string>
  chosen: ProductChoice
}

/** Why a choice isn't possible, and one press that makes it so. */
export function ExcludedChoice({ id, why, ...of }: ExcludedChoiceProps) {
  const place = { group: of.group.key, choice: of.choice.key }
  const words = useFindingWords(of.configuration)(why, place)
  return (
    <p className="type-small pt-1">
      <span id={id}>{words}</span>{' '}
      <span className="when-program">
        <WayOut why={why} {...of} />
      </span>
    </p>
  )
}

function WayOut({ configuration, group, choice, why, chosen }: Omit<ExcludedChoiceProps, 'id'>) {
  const language = useLanguage()
  const button = 'text-left font-bold'
  if (why.kind === 'runTooBig' || why.kind === 'runTooSmall') {
    const count = why.count ?? 1
    const pieces = formatNumber(count, language)
    return (
      <TextButton
        className={button}
        onClick={() => chosen.chooseRun(count, { group: group.key, choice: choice.key })}
      >
        <Trans>Choose {pieces}</Trans>
      </TextButton>
    )
  }
  const other = otherOf(why, { group: group.key, choice: choice.key })
  const name = other && findChoice(findGroup(configuration, other.group), other.choice)?.name
  if (!other || !name) return null
  const isNeeded = why.kind === 'required'
  const isTakenOut = findGroup(configuration, other.group)?.several === true
  return (
    <TextButton
      className={button}
      onClick={() => chosen.press(group, choice.key, isNeeded ? other : undefined)}
    >
      {isNeeded && <Trans>Choose both</Trans>}
      {!isNeeded &&
        (isTakenOut ? (
          <Trans context="choice">Remove {name}</Trans>
        ) : (
          <Trans>Choose this instead of {name}</Trans>
        ))}
    </TextButton>
  )
}
