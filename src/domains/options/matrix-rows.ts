import type { Configuration } from './configuration.ts'

/** The keys of all rows of the price table, in order: `a4/matt`, and `''` without groups. */
export const matrixRows = ({ groups }: Configuration<unknown>): string[] =>
  groups
    .filter(({ inMatrix }) => inMatrix)
    .reduce<string[][]>(
      (rows, { choices }) => rows.flatMap((row) => choices.map(({ key }) => row.concat(key))),
      [[]],
    )
    .map((row) => row.join('/'))
