import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Selection } from '../../../../src/domains/options/configuration.ts'
import { chosenChoices } from '../../../../src/domains/options/find-choice.ts'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import type { LocalConfiguration } from './options-query.ts'

type ChosenListProps = {
  configuration: LocalConfiguration
  selection: Selection
  /** Lines that follow those of the choice. */
  children?: ReactNode
}

/** The choice as text, one line for each group. */
export function ChosenList({ configuration, selection, children }: ChosenListProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const lines = chosenTexts(configuration, selection, (size) => {
    const [width, height] = [formatNumber(size.width, language), formatNumber(size.height, language)]
    return t`${width} × ${height} mm`
  })
  return (
    <dl className="type-small grid gap-y-1.5">
      {lines.map(({ key, label, value }) => (
        <ChosenLine key={key} label={label}>
          {value}
        </ChosenLine>
      ))}
      {children}
    </dl>
  )
}

export const ChosenLine = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <div className="grid grid-cols-[minmax(88px,108px)_minmax(0,1fr)] gap-x-4">
    <dt className="break-words">{label}</dt>
    <dd className="break-words font-bold">{children}</dd>
  </div>
)

type Chosen = { key: string; label: string; value: string }

/**
 * The chosen values by group: `Kağız`, `Mat 350 q/m²`; several of one group share a line. `ownSize` writes a custom
 * size.
 */
function chosenTexts(
  configuration: LocalConfiguration,
  selection: Selection,
  ownSize: (size: { width: number; height: number }) => string,
): Chosen[] {
  const chosen = chosenChoices(configuration, selection)
  return configuration.groups.flatMap(({ key, kind, name }) => {
    const names = chosen.filter(({ group }) => group.key === key).map(({ choice }) => choice.name)
    if (kind === 'size' && selection.ownSize) names.push(ownSize(selection.ownSize))
    return names.length > 0 ? [{ key, label: name, value: names.join(', ') }] : []
  })
}
