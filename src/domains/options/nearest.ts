import { completeSelection, fitsCount, goesWith } from './complete-selection.ts'
import type { Choice, Configuration, Group, Pick, Selection, SizeBounds } from './configuration.ts'
import { chosenOf, findChoice, hasPick } from './find-choice.ts'

/**
 * `from` is the key that was asked for, `to` the one in its place, null for none. For a custom size the group
 * is null.
 */
export type Change = { group: string | null; from: string; to: string | null }

/**
 * The possible selection that is nearest to one that may be out of date (OPT-7): what is gone, sold out or
 * doesn't go with an earlier choice is replaced. `keep` is settled first: the choice that was just pressed.
 */
export function nearest(
  configuration: Configuration<unknown>,
  { selection, count, keep }: { selection: Selection; count: number; keep?: Pick | undefined },
): { selection: Selection; changes: Change[] } {
  let found = selection
  // A default may exclude something: each round settles at least one more group.
  for (let round = 0; round <= configuration.groups.length; round++) {
    const settled = settle(configuration, { selection: found, count, keep })
    if (JSON.stringify(settled) === JSON.stringify(found)) break
    found = settled
  }
  return { selection: found, changes: changesBetween(selection, found) }
}

function settle(
  configuration: Configuration<unknown>,
  { selection, count, keep }: { selection: Selection; count: number; keep: Pick | undefined },
): Selection {
  const settled: Selection = { choices: {}, ownSize: within(configuration.ownSize, selection.ownSize) }
  for (const group of keptFirst(configuration.groups, keep)) {
    if (settled.ownSize && group.kind === 'size') continue
    for (const key of wantedOf(group, selection, keep)) {
      const chosen = chosenOf(settled, group.key)
      if (chosen.length > 0 && !group.several) break
      if (isPossible(configuration, group, settled, { key, count }))
        settled.choices[group.key] = [...chosen, key]
    }
  }
  return withoutUnmet(configuration, completeSelection(configuration, settled, count), count)
}

/**
 * A choice whose needs aren't met in the end is replaced, which isn't known before all groups are settled.
 */
function withoutUnmet(
  configuration: Configuration<unknown>,
  { choices, ownSize }: Selection,
  count: number,
): Selection {
  const isMet = (pick: Pick): boolean =>
    configuration.rules.every(
      (rule) =>
        rule.kind === 'excludes' ||
        rule.if.group !== pick.group ||
        rule.if.choice !== pick.choice ||
        hasPick({ choices, ownSize }, rule.other),
    )
  const met = Object.entries(choices).map(([group, keys]) => [
    group,
    keys.filter((choice) => isMet({ group, choice })),
  ])
  return completeSelection(configuration, { choices: Object.fromEntries(met), ownSize }, count)
}

const keptFirst = (groups: readonly Group<unknown>[], keep: Pick | undefined): Group<unknown>[] => [
  ...groups.filter(({ key }) => key === keep?.group),
  ...groups.filter(({ key }) => key !== keep?.group),
]

function wantedOf(group: Group<unknown>, selection: Selection, keep: Pick | undefined): readonly string[] {
  const wanted = chosenOf(selection, group.key)
  return keep && keep.group === group.key && wanted.includes(keep.choice)
    ? [keep.choice, ...wanted.filter((key) => key !== keep.choice)]
    : wanted
}

function isPossible(
  configuration: Configuration<unknown>,
  group: Group<unknown>,
  settled: Selection,
  { key, count }: { key: string; count: number },
): boolean {
  const choice: Choice<unknown> | undefined = findChoice(group, key)
  return (
    choice !== undefined &&
    !choice.soldOut &&
    fitsCount(choice, count) &&
    goesWith(configuration, settled, { group: group.key, choice: key })
  )
}

/** A size above the bounds stays: its price is on request. */
const within = (bounds: SizeBounds | null, size: Selection['ownSize']): Selection['ownSize'] =>
  bounds && size
    ? { width: Math.max(size.width, bounds.minWidth), height: Math.max(size.height, bounds.minHeight) }
    : null

/** Choices that were asked for and are gone; filling a required choice that was never made is no change. */
function changesBetween(asked: Selection, found: Selection): Change[] {
  const changes = Object.keys(asked.choices).flatMap((group) => {
    const [before, after] = [chosenOf(asked, group), chosenOf(found, group)]
    const instead = after.find((key) => !before.includes(key)) ?? null
    const isSized = asked.ownSize !== null && found.ownSize !== null && after.length === 0
    return isSized
      ? []
      : before.filter((key) => !after.includes(key)).map((from) => ({ group, from, to: instead }))
  })
  const [before, after] = [sizeText(asked.ownSize), sizeText(found.ownSize)]
  return before !== null && before !== after
    ? [...changes, { group: null, from: before, to: after }]
    : changes
}

const sizeText = (size: Selection['ownSize']): string | null => size && `${size.width}×${size.height}`
