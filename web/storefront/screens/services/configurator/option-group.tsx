import { Trans, useLingui } from '@lingui/react/macro'
import { type FocusEvent, useEffect, useId, useState } from 'react'
import type { Size, SizeBounds } from '../../../../../src/domains/options/configuration.ts'
import type { Difference } from '../../../../../src/domains/options/differences.ts'
import { readMillimetres } from '../../../../../src/lib/read-millimetres.ts'
import { useTypedEarly } from '../../../../lib/before-program/use-typed-early.ts'
import { classNames, cssVariables } from '../../../../lib/class-names.ts'
import { formatNumber } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { TextButton } from '../../../../ui/button.tsx'
import type { LocalConfiguration, LocalGroup } from '../../../kit/options/options-query.ts'
import { ChoiceCell, cellLook } from './choice-cell.tsx'
import { ChosenTick } from './choice-tick.tsx'
import { GroupHead } from './group-head.tsx'
import type { ProductChoice } from './use-choice.ts'

/** The number of choices in a row: with enough room, and where the panel beside them leaves less. */
function columnsOf(kind: LocalGroup['kind'], cells: number) {
  if (cells === 4) return { '--row': 4, '--short-row': 2 }
  const isThree = kind === 'material' || kind === 'sides' || cells % 4 === 1
  return { '--row': isThree ? 3 : 4, '--short-row': 3 }
}

const maxAtOnce = 8
const firstOnes = 6

type OptionGroupProps = {
  configuration: LocalConfiguration
  group: LocalGroup
  differences: Record<string, Difference<string>>
  chosen: ProductChoice
  /** Called when the custom size stops being valid, and when it is again. */
  onOpen: (isOpen: boolean) => void
}

/** A group of choices as a mosaic; a single choice that is always selected is a line of text. */
export function OptionGroup({ configuration, group, differences, chosen, onOpen }: OptionGroupProps) {
  const headId = useId()
  const [isWhole, setWhole] = useState(false)
  // A press on a listed choice, even the selected one, discards the text in the custom fields.
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
  const isLong = choices.length > maxAtOnce && !isWhole
  const isLater = (index: number, key: string) => isLong && index >= firstOnes && !differences[key]?.isChosen
  return (
    <section aria-labelledby={headId}>
      <GroupHead id={headId} group={group} />
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: each of the two roles takes a name. */}
      <div
        role={several ? 'group' : 'radiogroup'}
        aria-labelledby={headId}
        className={classNames('choice-grid', kind === 'sides' && 'max-sm:grid-cols-1!')}
        style={cssVariables(columnsOf(kind, isLong ? firstOnes : choices.length + Number(hasOwnSize)))}
      >
        {choices.map((choice, index) => (
          <ChoiceCell
            key={choice.key}
            configuration={configuration}
            group={group}
            choice={choice}
            chosen={chosen}
            difference={differences[choice.key] ?? { isChosen: false, amount: null, findings: [] }}
            onPress={() => setPresses(presses + 1)}
            className={isLater(index, choice.key) ? 'when-whole' : undefined}
          />
        ))}
        {hasOwnSize && (
          <OwnSizeCell
            key={presses}
            configuration={configuration}
            group={group}
            chosen={chosen}
            onOpen={onOpen}
          />
        )}
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

type OwnSizeCellProps = {
  configuration: LocalConfiguration
  group: LocalGroup
  chosen: ProductChoice
  /**
   * Called with true while the fields hold something else than the chosen size, so that nothing can be priced or
   * ordered.
   */
  onOpen: (isOpen: boolean) => void
}

/** A custom size in mm, checked and chosen when its fields are left (OPT-20). */
function OwnSizeCell({ configuration: { ownSize: bounds }, group, chosen, onOpen }: OwnSizeCellProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const boundsId = useId()
  const fields = { width: useTypedEarly<HTMLInputElement>(), height: useTypedEarly<HTMLInputElement>() }
  const { ownSize, choices } = chosen.selection
  const now = JSON.stringify([ownSize, choices[group.key]])
  const [typed, setTyped] = useState<{ width: string; height: string; at: string } | null>(null)
  const [isLeft, setLeft] = useState(false)
  const figure = (value: number | undefined) => (value === undefined ? '' : formatNumber(value, language))
  // The figure as it is typed: separated thousands would leave no room for it.
  const written = (value = '' as number | '') => String(value).replace('.', language === 'en' ? '.' : ',')
  const isTyped = typed?.at === now
  const texts = isTyped ? typed : { width: written(ownSize?.width), height: written(ownSize?.height) }
  const size = readSize(texts)
  const isEmpty = texts.width.trim() === '' && texts.height.trim() === ''
  const isTaken = size !== null && size.width === ownSize?.width && size.height === ownSize.height
  const isOpen = isTyped && !isTaken && !(isEmpty && ownSize === null)
  useEffect(() => {
    onOpen(isOpen)
    return () => onOpen(false)
  }, [isOpen, onOpen])
  if (!bounds) return null
  const isWrong = isLeft && isOpen && !(size && isWithin(bounds, size))
  const type = (side: 'width' | 'height', text: string) => {
    setLeft(false)
    setTyped({ ...texts, [side]: text, at: now })
  }
  const take = (taken: Size) => {
    setTyped(null)
    chosen.chooseSize(taken, group.key)
  }
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (event.currentTarget.contains(event.relatedTarget)) return
    setLeft(true)
    if (isTyped && size && isWithin(bounds, size)) take(size)
  }
  const [minWidth, maxWidth] = [figure(bounds.minWidth), figure(bounds.maxWidth)]
  const [minHeight, maxHeight] = [figure(bounds.minHeight), figure(bounds.maxHeight)]
  const field = (side: 'width' | 'height', name: string, label: string) => (
    <input
      ref={fields[side]}
      name={name}
      inputMode="decimal"
      autoComplete="off"
      maxLength={8}
      aria-label={label}
      aria-invalid={isWrong || undefined}
      aria-describedby={boundsId}
      value={texts[side]}
      onChange={(event) => type(side, event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        setLeft(true)
        if (size && isWithin(bounds, size)) take(size)
      }}
      className="own-figure"
    />
  )
  const nearest = nearestSize(bounds, size ?? { width: bounds.minWidth, height: bounds.minHeight })
  const [nearWidth, nearHeight] = [figure(nearest.width), figure(nearest.height)]
  return (
    <div className={cellLook}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: leaving both fields is what checks them */}
      <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-1 pb-3 md:gap-2" onBlur={leave}>
        {field('width', 'w', t`Width, mm`)}
        <span aria-hidden="true">×</span>
        {field('height', 'h', t`Height, mm`)}
      </div>
      <label className="block cursor-pointer">
        <input
          type="radio"
          name={group.key}
          value=""
          checked={ownSize !== null}
          onChange={() => take(size && isWithin(bounds, size) ? size : nearest)}
          className="cell-input"
        />
        <ChosenTick />
        <span className="block font-bold">
          <Trans>Your own size, mm</Trans>
        </span>
      </label>
      <p id={boundsId} className="type-small tabular-nums">
        {minWidth}–{maxWidth} × {minHeight}–{maxHeight}
      </p>
      <div role="alert">
        {isWrong && (
          <p className="type-small pt-1">
            <span className="font-semibold text-error">
              <Trans>This size isn’t possible here.</Trans>
            </span>{' '}
            <TextButton className="text-left font-bold" onClick={() => take(nearest)}>
              <Trans>
                Take {nearWidth} × {nearHeight} mm
              </Trans>
            </TextButton>
            {size && size.width >= bounds.minWidth && size.height >= bounds.minHeight && (
              <>
                {' '}
                <TextButton className="text-left font-bold" onClick={() => take(size)}>
                  <Trans>Ask us for a price</Trans>
                </TextButton>
              </>
            )}
          </p>
        )}
      </div>
    </div>
  )
}

/** Both typed sides in mm to a tenth; null where one isn't a size. */
function readSize({ width, height }: { width: string; height: string }): Size | null {
  const [wide, high] = [readMillimetres(width), readMillimetres(height)]
  return wide !== null && high !== null ? { width: wide, height: high } : null
}

const isWithin = ({ minWidth, maxWidth, minHeight, maxHeight }: SizeBounds, size: Size): boolean =>
  size.width >= minWidth && size.width <= maxWidth && size.height >= minHeight && size.height <= maxHeight

/** The possible size nearest to another one. */
const nearestSize = (bounds: SizeBounds, { width, height }: Size): Size => ({
  width: Math.min(bounds.maxWidth, Math.max(bounds.minWidth, width)),
  height: Math.min(bounds.maxHeight, Math.max(bounds.minHeight, height)),
})
