import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { Difference } from '../../../../../src/domains/options/differences.ts'
import { classNames } from '../../../../lib/class-names.ts'
import { TextButton } from '../../../../ui/button.tsx'
import type { LocalConfiguration, LocalGroup } from '../../../kit/options/options-query.ts'
import { cssVariables } from '../../../kit/portfolio/css-variables.ts'
import { ChoiceCell } from './choice-cell.tsx'
import { GroupHead } from './group-head.tsx'
import { OwnSizeCell } from './own-size-cell.tsx'
import type { ProductChoice } from './use-choice.ts'

/** How many stand in a row: where there is room, and where the panel beside them leaves less. */
function columnsOf(kind: LocalGroup['kind'], cells: number) {
  if (cells === 4) return { '--row': 4, '--short-row': 2 }
  const isThree = kind === 'material' || kind === 'sides' || cells % 4 === 1
  return { '--row': isThree ? 3 : 4, '--short-row': 3 }
}

const mostAtOnce = 8
const firstOnes = 6

type OptionGroupProps = {
  configuration: LocalConfiguration
  group: LocalGroup
  differences: Record<string, Difference<string>>
  chosen: ProductChoice
  /** Its own size isn't finished, or is again. */
  onOpen: (isOpen: boolean) => void
}

/** A group of choices as a mosaic; a single one that is always chosen is a line of text. */
export function OptionGroup({ configuration, group, differences, chosen, onOpen }: OptionGroupProps) {
  const headId = useId()
  const [isWhole, setWhole] = useState(false)
  // A press on a listed choice, also on the one that is chosen, takes back what stands in the fields of one's own.
  const [presses, setPresses] = useState(0)
  const { kind, several, choices } = group
  const hasOwnSize = kind === 'size' && configuration.ownSize !== null
  const [only] = choices
  if (choices.length === 1 && group.required && !hasOwnSize && only)
    return (
      <section aria-labelledby={headId}>
        <GroupHead id={headId} group={group} />
        <p>{[only.name, only.hint].filter(Boolean).join(', ')}</p>
      </section>
    )
  const isLong = choices.length > mostAtOnce && !isWhole
  const isLater = (index: number, key: string) => isLong && index >= firstOnes && !differences[key]?.isChosen
  return (
    <section aria-labelledby={headId}>
      <GroupHead id={headId} group={group} />
      <div
        {...{ role: several ? 'group' : 'radiogroup', 'aria-labelledby': headId }}
        className={classNames('choice-grid', kind === 'sides' && 'max-sm:grid-cols-1!')}
        style={cssVariables(columnsOf(kind, isLong ? firstOnes : choices.length + Number(hasOwnSize)))}
      >
        {choices.map((choice, index) => (
          <ChoiceCell
            key={choice.key}
            {...{ configuration, group, choice, chosen }}
            difference={differences[choice.key] ?? { isChosen: false, amount: null, findings: [] }}
            onPress={() => setPresses(presses + 1)}
            className={isLater(index, choice.key) ? 'when-whole' : undefined}
          />
        ))}
        {hasOwnSize && <OwnSizeCell key={presses} {...{ configuration, group, chosen, onOpen }} />}
      </div>
      {isLong && <AllChoices group={group} onPress={() => setWhole(true)} />}
    </section>
  )
}

function AllChoices({ group, onPress }: { group: LocalGroup; onPress: () => void }) {
  const { t } = useLingui()
  const { name } = group
  const many = group.choices.length
  return (
    <p className="when-program pt-3">
      <TextButton className="font-bold" aria-label={t`${name}: show all ${many}`} onClick={onPress}>
        <Trans>Show all {many}</Trans>
      </TextButton>
    </p>
  )
}
