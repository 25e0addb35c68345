import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type {
  Choice,
  Group,
  Selection,
  Size,
  SizeBounds,
} from '../../../../src/domains/options/configuration.ts'
import { type Difference, differences, pressed } from '../../../../src/domains/options/differences.ts'
import type { Finding } from '../../../../src/domains/options/findings.ts'
import { quoteOptions } from '../../../../src/domains/options/quote-options.ts'
import { toAzn, toBasisPoints } from '../../../../src/lib/money.ts'
import { classNames } from '../../../lib/class-names.ts'
import { formatMoney, formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { RulerIcon } from '../../../ui/admin/icons.tsx'
import { NumberField } from '../../../ui/admin/number-field.tsx'
import { chipLook, lineLabels } from './line-looks.ts'
import { type LineConfiguration, selectionOf, unfoundWords } from './line-options.ts'
import type { CounterItem, DraftLine } from './lines.ts'

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
  // A price by hand was quoted for the earlier choice.
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
          <Trans>No such choice: {words}</Trans>
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

type OwnSizeProps = {
  bounds: SizeBounds
  selection: Selection
  /** The size chosen from the list. */
  trim: Size | null
  onChange: (ownSize: Size) => void
}

/** A custom size beside those of the list: its chip, and once it is chosen the fields for its sides, mm. */
function OwnSize({ bounds, selection: { ownSize }, trim, onChange }: OwnSizeProps) {
  const isChosen = ownSize !== null
  const begin = trim ?? { width: bounds.minWidth, height: bounds.minHeight }
  return (
    <>
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={() => !isChosen && onChange(within(bounds, begin))}
        className={chipLook({ isChosen })}
      >
        <RulerIcon size={16} />
        <Trans>Custom size</Trans>
      </button>
      {ownSize && <Sides bounds={bounds} size={ownSize} onChange={onChange} />}
    </>
  )
}

type SidesProps = { bounds: SizeBounds; size: Size; onChange: (size: Size) => void }

function Sides({ bounds, size, onChange }: SidesProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const figure = (value: number) => formatNumber(value, language)
  const [typed, setTyped] = useState({ width: written(size.width), height: written(size.height) })
  const isRight = (side: 'width' | 'height') => {
    const millimetres = readSide(typed[side])
    const [least, most] =
      side === 'width' ? [bounds.minWidth, bounds.maxWidth] : [bounds.minHeight, bounds.maxHeight]
    return millimetres !== null && millimetres >= least && millimetres <= most
  }
  const type = (side: 'width' | 'height', text: string) => {
    const next = { ...typed, [side]: text }
    setTyped(next)
    const [width, height] = [readSide(next.width), readSide(next.height)]
    if (width !== null && height !== null) onChange({ width, height })
  }
  const field = (side: 'width' | 'height', label: string, from: string, to: string) => (
    <NumberField
      className="w-32"
      label={label}
      unit=""
      maxLength={8}
      value={typed[side]}
      onChange={(event) => type(side, event.target.value)}
      {...(isRight(side) ? { hint: `${from}–${to}` } : { error: t`From ${from} to ${to} mm` })}
    />
  )
  return (
    <div className="flex w-full flex-wrap gap-3">
      {field('width', t`Width, mm`, figure(bounds.minWidth), figure(bounds.maxWidth))}
      {field('height', t`Height, mm`, figure(bounds.minHeight), figure(bounds.maxHeight))}
    </div>
  )
}

const written = (millimetres: number): string => String(millimetres).replace('.', ',')

/** A length in mm to a tenth; null for what is none. */
function readSide(text: string): number | null {
  const match = /^\s*(\d{1,5}(?:[.,]\d)?)\s*$/.exec(text)
  const value = Number(match?.[1]?.replace(',', '.'))
  return value > 0 ? value : null
}

const within = (bounds: SizeBounds, { width, height }: Size): Size => ({
  width: Math.min(bounds.maxWidth, Math.max(bounds.minWidth, width)),
  height: Math.min(bounds.maxHeight, Math.max(bounds.minHeight, height)),
})
