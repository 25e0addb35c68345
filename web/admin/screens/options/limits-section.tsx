import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import type { SizeBounds } from '../../../../src/domains/options/configuration.ts'
import { Switch } from '../../../ui/admin/switch.tsx'
import { FigureField } from './figure-field.tsx'
import type { StructureEditing } from './use-options-editor.ts'

/** Which runs have a price, and which custom sizes are possible. */
export const LimitsSection = memo(function LimitsSection({ editing }: { editing: StructureEditing }) {
  const { t } = useLingui()
  const { values, edit, errors } = editing
  const { minCount, maxCount, ownSize, groups } = values
  const sizes = groups.find(({ kind }) => kind === 'size')?.choices ?? []
  const error = errors.ownSize ?? errors['ownSize.maxWidth'] ?? errors['ownSize.maxHeight']
  const set = (side: keyof SizeBounds) => (value: number | undefined) => {
    if (ownSize && value !== undefined) edit({ ownSize: { ...ownSize, [side]: value } }, `ownSize.${side}`)
  }
  const sides: [keyof SizeBounds, string][] = [
    ['minWidth', t`Width from`],
    ['maxWidth', t`Width to`],
    ['minHeight', t`Height from`],
    ['maxHeight', t`Height to`],
  ]
  return (
    <section aria-label={t`Limits`} className="grid gap-3 border-line2 border-t pt-3">
      <div className="grid grid-cols-2 gap-3">
        <FigureField
          label={t`Smallest run`}
          unit=""
          required
          value={minCount}
          onChange={(value) => value !== undefined && edit({ minCount: value }, 'minCount')}
        />
        <FigureField
          label={t`Above this run: ask us`}
          unit=""
          required
          value={maxCount}
          onChange={(value) => value !== undefined && edit({ maxCount: value }, 'maxCount')}
        />
      </div>
      {sizes.length > 0 && (
        <Switch
          label={t`Custom size`}
          hint={t`Costs as the nearest larger size.`}
          checked={ownSize !== null}
          onChange={(isOn) => edit({ ownSize: isOn ? boundsOf(sizes) : null })}
        />
      )}
      {ownSize && (
        <div className="grid grid-cols-2 gap-3">
          {sides.map(([side, label]) => (
            <FigureField
              key={side}
              label={label}
              unit="mm"
              decimals={1}
              required
              value={ownSize[side]}
              onChange={set(side)}
            />
          ))}
        </div>
      )}
      {error && <p className="admin-meta text-error">{error}</p>}
    </section>
  )
})

/** The range between the smallest and the largest listed size. */
function boundsOf(sizes: readonly { width?: number | undefined; height?: number | undefined }[]): SizeBounds {
  const widths = sizes.flatMap(({ width }) => width ?? [])
  const heights = sizes.flatMap(({ height }) => height ?? [])
  return {
    minWidth: Math.min(...widths, 1000),
    maxWidth: Math.max(...widths, 1),
    minHeight: Math.min(...heights, 1000),
    maxHeight: Math.max(...heights, 1),
  }
}
