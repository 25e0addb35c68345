import type { Selection } from '../../../../src/domains/options/configuration.ts'
import { chosenChoices } from '../../../../src/domains/options/find-choice.ts'
import type { LocalConfiguration } from './options-query.ts'

type Chosen = { key: string; label: string; value: string }

/**
 * What is chosen, by group: `Kağız`, `Mat 350 q/m²`; several of one group in one line. `ownSize` says a size of
 * one's own.
 */
export function chosenWords(
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
