import { useMemo, useState } from 'react'
import type { Selection } from '../../../../../src/domains/options/configuration.ts'
import { differences } from '../../../../../src/domains/options/differences.ts'
import { chosenOf } from '../../../../../src/domains/options/find-choice.ts'
import { gridOf } from '../../../../../src/domains/options/grid.ts'
import { quoteOptions } from '../../../../../src/domains/options/quote-options.ts'
import type { Cells } from '../cells.ts'
import { configurationOf, type OptionsValues } from '../options-values.ts'

/** The site's calculation of what isn't saved yet; in place of prices that can't be read stand those that were. */
export function usePreview(values: OptionsValues, former: Cells) {
  const [selection, select] = useState<Selection>({ choices: {}, ownSize: null })
  const [wanted, setCount] = useState<number | null>(null)
  const { runs } = values
  const middle = runs[Math.floor(runs.length / 2)] ?? values.minCount
  const count = wanted !== null && runs.includes(wanted) ? wanted : middle
  const configuration = useMemo(() => configurationOf(values, former), [values, former])
  const known = useMemo(() => knownOf(selection, configuration.groups), [selection, configuration])
  const place = runs.indexOf(count)
  const from = Math.max(0, Math.min(place - 1, runs.length - 3))
  const counts = runs.slice(from, from + 3)
  const input = { configuration, selection: known, count }
  return {
    configuration,
    count,
    setCount,
    quote: quoteOptions(input),
    grid: gridOf({ configuration, selection: known, counts }),
    others: differences(input),
    /** A choice of several is taken in or out, any other takes the place of the present one. */
    press: (group: string, key: string, several: boolean) => {
      const now = chosenOf(known, group)
      const toggled = now.includes(key) ? now.filter((one) => one !== key) : [...now, key]
      select({ ...known, choices: { ...known.choices, [group]: several ? toggled : [key] } })
    },
  }
}

/** Without what was removed meanwhile. */
function knownOf(
  selection: Selection,
  groups: readonly { key: string; choices: readonly { key: string }[] }[],
): Selection {
  const choices = groups.map(({ key, choices: there }) => [
    key,
    chosenOf(selection, key).filter((one) => there.some((choice) => choice.key === one)),
  ])
  return { ...selection, choices: Object.fromEntries(choices) }
}
