import type { Configuration, Selection } from '../../../../src/domains/options/configuration.ts'
import { type Change, nearest } from '../../../../src/domains/options/nearest.ts'
import { fromSearch, toSearch } from '../../../../src/domains/options/selection-address.ts'
import type { ProductSearch } from './product-search.ts'

export type ChosenOptions = { selection: Selection; count: number }
type Search = Readonly<Record<string, unknown>>

/**
 * The choice as an address holds it: `?paper=matt-350&run=500`; values that look like figures become figures, as the
 * router writes them.
 */
export function searchOf({ selection, count }: ChosenOptions): ProductSearch {
  return Object.fromEntries(
    Object.entries(toSearch(selection, count)).map(([name, value]) => [
      name,
      String(Number(value)) === value ? Number(value) : value,
    ]),
  )
}

/** The run that is chosen at first: the one in the middle. */
const firstCount = ({ runs, minCount }: Configuration<unknown>): number =>
  runs[Math.floor((runs.length - 1) / 2)] ?? minCount

/** The choice that an address asks for, or the nearest possible one, and the differences between them (OPT-7). */
export function openChoice(
  configuration: Configuration<unknown>,
  search: Search,
): ChosenOptions & { changes: Change[] } {
  const asked = fromSearch(configuration, asWritten(configuration, search))
  const count = asked.count ?? firstCount(configuration)
  return { count, ...nearest(configuration, { selection: asked.selection, count }) }
}

/**
 * A form that is sent without the program holds run and turnaround in one value, `run=500/fast`, followed by the run
 * that was typed, and may hold a custom size beside a listed one.
 */
function asWritten({ groups }: Configuration<unknown>, search: Search): Search {
  const written = { ...search }
  const parts = String(search.run ?? '').split(',')
  const [run, turnaround] = parts.find((part) => part.includes('/'))?.split('/') ?? []
  written.run = run || parts.find((part) => part !== '' && !part.includes('/'))
  for (const { key, kind } of groups) {
    if (kind === 'turnaround' && turnaround) written[key] = turnaround
    if (kind === 'size' && search[key]) written.w = undefined
  }
  return written
}
