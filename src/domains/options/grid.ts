import type { Texts } from './configuration.ts'
import { type OptionsQuote, type QuoteInput, quoteOptions } from './quote-options.ts'

/** One price of the grid: `count` pieces with a turnaround, by its key; null where the product has none. */
type Cell<Label = Texts> = { count: number; turnaround: string | null; quote: OptionsQuote<Label> }

/** Rows of `counts`, with a cell for each turnaround. */
export type Grid<Label = Texts> = { counts: number[]; turnarounds: (string | null)[]; rows: Cell<Label>[][] }

/** The prices of all runs, or of `counts`, with each turnaround; all other choices stay. */
export function gridOf<Label>({
  counts,
  ...input
}: Omit<QuoteInput<Label>, 'count'> & { counts?: readonly number[] }): Grid<Label> {
  const { configuration, selection } = input
  const group = configuration.groups.find(({ kind }) => kind === 'turnaround')
  const turnarounds = group ? group.choices.map(({ key }) => key) : [null]
  const rows = [...(counts ?? configuration.runs)]
  const withTurnaround = (key: string | null) =>
    group && key !== null
      ? { ...selection, choices: { ...selection.choices, [group.key]: [key] } }
      : selection
  return {
    counts: rows,
    turnarounds,
    rows: rows.map((count) =>
      turnarounds.map((turnaround) => ({
        count,
        turnaround,
        quote: quoteOptions({ ...input, selection: withTurnaround(turnaround), count }),
      })),
    ),
  }
}
