import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Selection, Size, SizeBounds } from '../../../../src/domains/options/configuration.ts'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { RulerIcon } from '../../../ui/admin/icons.tsx'
import { NumberField } from '../../../ui/admin/number-field.tsx'
import { chipLook } from './line-looks.ts'

type OwnSizeProps = {
  bounds: SizeBounds
  selection: Selection
  /** What is chosen now, of the list. */
  trim: Size | null
  onChange: (ownSize: Size) => void
}

/** A size of one's own beside those of the list: its chip, and once it is chosen the fields for its sides, in mm. */
export function OwnSize({ bounds, selection: { ownSize }, trim, onChange }: OwnSizeProps) {
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
        <Trans>Own size</Trans>
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

/** mm to a tenth; null for what is no length. */
function readSide(text: string): number | null {
  const match = /^\s*(\d{1,5}(?:[.,]\d)?)\s*$/.exec(text)
  const value = Number(match?.[1]?.replace(',', '.'))
  return value > 0 ? value : null
}

const within = (bounds: SizeBounds, { width, height }: Size): Size => ({
  width: Math.min(bounds.maxWidth, Math.max(bounds.minWidth, width)),
  height: Math.min(bounds.maxHeight, Math.max(bounds.minHeight, height)),
})
