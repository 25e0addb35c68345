import { getRouteApi } from '@tanstack/react-router'
import { startTransition, useMemo, useState } from 'react'
import type { Pick, Selection } from '../../../../../src/domains/options/configuration.ts'
import { pressed } from '../../../../../src/domains/options/differences.ts'
import { findGroup } from '../../../../../src/domains/options/find-choice.ts'
import { type Change, nearest } from '../../../../../src/domains/options/nearest.ts'
import { type ChosenOptions, openChoice, searchOf } from '../../../kit/options/choice-search.ts'
import type { LocalConfiguration, LocalGroup } from '../../../kit/options/options-query.ts'

const route = getRouteApi('/_storefront/services/card/prices/$id')

/** The choices that a press has removed, and the choice before it; `of` is the choice to which that applies. */
type TakenOut = { changes: Change[]; before: ChosenOptions; of: string }

/** The choice of a product: the address holds it, so that back and forward walk through it. */
export function useChoice(configuration: LocalConfiguration) {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const opened = useMemo(() => openChoice(configuration, search), [configuration, search])
  // The address follows a moment later.
  const [ahead, setAhead] = useState<{ from: unknown; choice: ChosenOptions } | null>(null)
  const [taken, setTaken] = useState<TakenOut | null>(null)
  const isAhead = ahead?.from === search
  // The address then says the same, so it is priced only once.
  const isKept = isAhead || textOf(ahead?.choice) === textOf(opened)
  const { selection, count } = (isKept && ahead?.choice) || opened
  function choose(choice: ChosenOptions, changes: Change[] = []) {
    const mine = { from: search, choice }
    setAhead(mine)
    setTaken({ changes, before: { selection, count }, of: JSON.stringify(choice) })
    // This also covers a choice that was taken back, which restored the address.
    const arrive = () =>
      startTransition(() => setAhead((now) => (now === mine ? { from: null, choice } : now)))
    void navigate({ search: searchOf(choice), resetScroll: false }).then(arrive)
  }
  function settle(wanted: Selection, run: number, keep?: Pick) {
    const found = nearest(configuration, { selection: wanted, count: run, ...(keep && { keep }) })
    choose({ selection: found.selection, count: run }, found.changes)
  }
  const current = taken?.of === JSON.stringify({ selection, count }) ? taken : null
  return {
    selection,
    count,
    /** The choices that the address asked for and that no longer exist. */
    gone: isAhead ? [] : opened.changes,
    taken: current && current.changes.length > 0 ? current : null,
    undo: () => current && choose(current.before),
    /** `needed` are the choices that it requires, selected along with it. */
    press(group: LocalGroup, key: string, needed?: Pick) {
      const other = needed && findGroup(configuration, needed.group)
      const before = needed && other ? pressed(selection, other, needed.choice) : selection
      settle(pressed(before, group, key), count, { group: group.key, choice: key })
    },
    /** The choice of another group that a press would put in the place of the one it doesn't go with; null for none. */
    insteadOf(group: LocalGroup, key: string, other: string) {
      const keep = { group: group.key, choice: key }
      const { changes } = nearest(configuration, { selection: pressed(selection, group, key), count, keep })
      return changes.find((change) => change.group === other)?.to ?? null
    },
    chooseSize: (ownSize: Selection['ownSize']) => settle({ ...selection, ownSize }, count),
    /**
     * Called while a value is typed: no other choice changes for it, and the address follows when the field is left.
     */
    typeRun: (run: number) => setAhead({ from: search, choice: { selection, count: run } }),
    chooseRun(run: number, turnaround: Pick | null) {
      const choices = turnaround && { [turnaround.group]: [turnaround.choice] }
      settle({ ...selection, choices: { ...selection.choices, ...choices } }, run, turnaround ?? undefined)
    },
  }
}

const textOf = (choice: ChosenOptions | undefined): string | undefined =>
  choice && JSON.stringify([choice.selection, choice.count])

export type ProductChoice = ReturnType<typeof useChoice>
