import { useLingui } from '@lingui/react/macro'
import type { AddOn, Choice } from '../../../../../src/domains/options/configuration.ts'
import { FigureField } from '../figure-field.tsx'
import type { ChangeChoice } from './choice-panel.tsx'

/** What a choice adds to the price of the table. */
export function AddOnFields({ choice, change }: { choice: Choice; change: ChangeChoice }) {
  const { t } = useLingui()
  const { addOn } = choice
  const set = (part: keyof AddOn) => (value: number | undefined) =>
    change({ addOn: { ...addOn, [part]: value ?? 0 } }, part)
  return (
    <>
      <FigureField
        label={t`Adds once`}
        unit="₼"
        value={addOn.fixed}
        scale={100}
        decimals={2}
        onChange={set('fixed')}
      />
      <FigureField
        label={t`Adds for a piece`}
        unit="₼"
        value={addOn.perPiece}
        scale={10_000}
        decimals={4}
        onChange={set('perPiece')}
      />
      <FigureField
        label={t`Adds for 1 m²`}
        unit="₼"
        value={addOn.perSquareMetre}
        scale={100}
        decimals={2}
        onChange={set('perSquareMetre')}
      />
      <FigureField
        label={t`Adds to the table’s price`}
        unit="%"
        value={addOn.percentBp}
        scale={100}
        decimals={2}
        onChange={set('percentBp')}
      />
    </>
  )
}
