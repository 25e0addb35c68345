import { getRouteApi } from '@tanstack/react-router'
import { startTransition, useMemo, useState } from 'react'
import type { Pick, Selection } from '../../../../../src/domains/options/configuration.ts'
import { aheadOf, pressed, type Wish } from '../../../../../src/domains/options/differences.ts'
import { findGroup } from '../../../../../src/domains/options/find-choice.ts'
import type { Change } from '../../../../../src/domains/options/nearest.ts'
import { type ChosenOptions, openChoice, searchOf } from '../../../kit/options/choice-search.ts'
import type { LocalConfiguration, LocalGroup } from '../../../kit/options/options-query.ts'

const route = getRouteApi('/_storefront/services/card/prices/$id')

/**
 * The choices that a press has removed, and the choice before it; `of` is the choice to which that applies, `at` the
 * group of the press, null for the runs.
 */
type TakenOut = { changes: Change[]; before: ChosenOptions; of: string; at: string | null }

/** The choice of a product: the address holds it, so that back and forward walk through it. */
export function useChoice(configuration: LocalConfiguration, campaignBp: number) {
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
  function choose(choice: ChosenOptions, changes: Change[], at: string | null) {
    const mine = { from: search, choice }
    setAhead(mine)
    setTaken({ changes, before: { selection, count }, of: JSON.stringify(choice), at })
    // This also covers a choice that was taken back, which restored the address.
    const arrive = () =>
      startTransition(() => setAhead((now) => (now === mine ? { from: null, choice } : now)))
    void navigate({ search: searchOf(choice), resetScroll: false }).then(arrive)
  }
  const outcomeOf = (wish: Wish) => aheadOf({ configuration, selection, count, campaignBp }, wish)
  function settle(wish: Wish, at: string | null = wish.keep?.group ?? null) {
    const found = outcomeOf(wish)
    choose({ selection: found.selection, count: wish.count }, found.changes, at)
  }
  /** `needed` are the choices that it requires, selected along with it. */
  function pressing(group: LocalGroup, key: string, needed?: Pick): Wish {
    const other = needed && findGroup(configuration, needed.group)
    const before = needed && other ? pressed(selection, other, needed.choice) : selection
    return { selection: pressed(before, group, key), count, keep: { group: group.key, choice: key } }
  }
  function choosingRun(run: number, turnaround: Pick | null): Wish {
    const choices = turnaround && { [turnaround.group]: [turnaround.choice] }
    const wanted = { ...selection, choices: { ...selection.choices, ...choices } }
    return { selection: wanted, count: run, keep: turnaround ?? undefined }
  }
  const current = taken?.of === JSON.stringify({ selection, count }) ? taken : null
  return {
    selection,
    count,
    /** The choices that the address asked for and that no longer exist. */
    gone: isAhead ? [] : opened.changes,
    taken: current,
    undo: () => taken && choose(taken.before, [], null),
    /** What a press would lead to that also changes what is in its way; {@link settle} does it. */
    outcomeOf,
    settle,
    pressing,
    choosingRun,
    chooseSize: (ownSize: Selection['ownSize'], group: string) =>
      settle({ selection: { ...selection, ownSize }, count }, group),
    /**
     * Called while a value is typed: no other choice changes for it, and the address follows when the field is left.
     */
    typeRun: (run: number) => setAhead({ from: search, choice: { selection, count: run } }),
  }
}

const textOf = (choice: ChosenOptions | undefined): string | undefined =>
  choice && JSON.stringify([choice.selection, choice.count])

export type ProductChoice = ReturnType<typeof useChoice>
