import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Choice, Group, Selection } from '../../../../src/domains/options/configuration.ts'
import { type Difference, differences, pressed } from '../../../../src/domains/options/differences.ts'
import type { Finding } from '../../../../src/domains/options/findings.ts'
import { quoteOptions } from '../../../../src/domains/options/quote-options.ts'
import { toAzn, toBasisPoints } from '../../../../src/lib/money.ts'
import { classNames } from '../../../lib/class-names.ts'
import { formatMoney, formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { chipLook, lineLabels } from './line-looks.ts'
import { type LineConfiguration, selectionOf, unfoundWords } from './line-options.ts'
import type { CounterItem, DraftLine } from './lines.ts'
import { OwnSize } from './own-size.tsx'

type LineChoicesProps = {
  line: DraftLine
  item: CounterItem
  configuration: LineConfiguration
  customerBp: number
  onChange: (next: Partial<DraftLine>) => void
}

/** What can be chosen of a product, as chips with what each adds; what isn't possible says why. */
export function LineChoices({ line, item, configuration, customerBp, onChange }: LineChoicesProps) {
  const campaignBp = toBasisPoints(item.percentage)
  const asked = { configuration, count: line.count, campaignBp, customerBp }
  const { selection, trim } = quoteOptions({ ...asked, selection: selectionOf(line, configuration) })
  const all = differences({ ...asked, selection })
  const unfound = unfoundWords(configuration, line.wanted)
  const words = unfound.join(', ')
  // A price by hand was for the choice that it was said of.
  const choose = (next: Selection) => onChange({ selection: next, price: '', reason: '' })
  return (
    <div className="grid gap-3">
      {configuration.groups.map((group) => (
        <fieldset key={group.key} className={classNames('grid gap-x-4 gap-y-1.5', lineLabels)}>
          <legend className="contents">
            <span className="pt-1 text-t2 md:pointer-coarse:pt-2.5">{group.name}</span>
          </legend>
          <div className="flex flex-wrap gap-2">
            {group.choices.map((choice) => (
              <Chip
                key={choice.key}
                choice={choice}
                group={group}
                difference={all[group.key]?.[choice.key]}
                onPress={() => choose(pressed(selection, group, choice.key))}
              />
            ))}
            {group.kind === 'size' && configuration.ownSize && (
              <OwnSize
                bounds={configuration.ownSize}
                selection={selection}
                trim={trim}
                onChange={(ownSize) => choose({ ...selection, ownSize })}
              />
            )}
          </div>
        </fieldset>
      ))}
      {unfound.length > 0 && line.selection === null && (
        <p role="status" className="text-warn">
          <Trans>No choice is called so: {words}</Trans>
        </p>
      )}
    </div>
  )
}

type ChipProps = {
  choice: Choice<string>
  group: Group<string>
  difference: Difference<string> | undefined
  onPress: () => void
}

function Chip({ choice, group, difference, onPress }: ChipProps) {
  const language = useLanguage()
  const [hindrance] = difference?.findings ?? []
  const isImpossible = hindrance !== undefined && hindrance.kind !== 'askUs'
  const isChosen = difference?.isChosen ?? false
  const amount = difference?.amount ?? 0
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-disabled={isImpossible || undefined}
      onClick={isImpossible ? undefined : onPress}
      className={chipLook({ isChosen, isImpossible })}
    >
      {choice.swatch && (
        <span
          aria-hidden="true"
          className="size-4 shrink-0 border border-line"
          style={{ backgroundColor: choice.swatch }}
        />
      )}
      <span>
        {choice.name}
        {isImpossible && (
          <>
            : <Hindrance finding={hindrance} />
          </>
        )}
      </span>
      {group.kind === 'turnaround' && choice.days !== undefined && (
        <span className="font-normal text-t3">
          <Plural value={choice.days} one="# working day" other="# working days" />
        </span>
      )}
      {!isImpossible && !isChosen && amount !== 0 && (
        <span className="font-normal text-t3 tabular-nums">
          {amount > 0 ? '+' : '−'}
          {formatMoney(toAzn(Math.abs(amount)), language)}
        </span>
      )}
    </button>
  )
}

/** Why a choice isn't possible, in a few words. */
function Hindrance({ finding }: { finding: Finding<string> }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { kind, reason, count = 0 } = finding
  const run = formatNumber(count, language)
  if (reason) return reason
  if (kind === 'soldOut') return t`sold out`
  if (kind === 'runTooSmall') return t`from ${run} pcs`
  if (kind === 'runTooBig') return t`up to ${run} pcs`
  return t`not together with the rest`
}
