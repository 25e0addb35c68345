import { Trans, useLingui } from '@lingui/react/macro'
import { type FocusEvent, useEffect, useId, useState } from 'react'
import type { Size } from '../../../../../src/domains/options/configuration.ts'
import { useTypedEarly } from '../../../../lib/before-program/use-typed-early.ts'
import { formatNumber } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { TextButton } from '../../../../ui/button.tsx'
import type { LocalConfiguration, LocalGroup } from '../../../kit/options/options-query.ts'
import { cellLook } from './choice-cell.tsx'
import { ChosenTick } from './choice-tick.tsx'
import { isWithin, nearestSize, readSize } from './own-size.ts'
import type { ProductChoice } from './use-choice.ts'

type OwnSizeCellProps = {
  configuration: LocalConfiguration
  group: LocalGroup
  chosen: ProductChoice
  /** What stands in the fields isn't the size that is chosen, so nothing can be priced or ordered until it is. */
  onOpen: (isOpen: boolean) => void
}

/** A size of one's own in mm, checked and chosen on leaving its fields (OPT-20). */
export function OwnSizeCell({ configuration: { ownSize: bounds }, group, chosen, onOpen }: OwnSizeCellProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const boundsId = useId()
  const fields = { width: useTypedEarly<HTMLInputElement>(), height: useTypedEarly<HTMLInputElement>() }
  const { ownSize, choices } = chosen.selection
  const now = JSON.stringify([ownSize, choices[group.key]])
  const [typed, setTyped] = useState<{ width: string; height: string; at: string } | null>(null)
  const [isLeft, setLeft] = useState(false)
  const figure = (value: number | undefined) => (value === undefined ? '' : formatNumber(value, language))
  // As it is typed: thousands apart would leave no room for it.
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
    chosen.chooseSize(taken)
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
      <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-2 pb-3" onBlur={leave}>
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
