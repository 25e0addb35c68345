import type { inferRouterOutputs } from '@trpc/server'
import type { Selection } from '../../../../src/domains/options/configuration.ts'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { type Language, pick } from '../../../../src/lib/languages.ts'

type Ordered = NonNullable<inferRouterOutputs<AppRouter>['orders']['byId']['options']>

/** What was chosen by group, as it was called then; several of one group in one line. */
export function orderedWords({ choices }: Ordered, language: Language): { label: string; value: string }[] {
  return [...new Set(choices.map(({ group }) => group))].flatMap((key) => {
    const chosen = choices.filter(({ group }) => group === key)
    const [first] = chosen
    if (!first) return []
    const value = chosen.map((choice) => pick(choice, 'choiceName', language)).join(', ')
    return [{ label: pick(first, 'groupName', language), value }]
  })
}

/** The same once more. */
export function orderedSelection({ choices, ownSize }: Ordered): Selection {
  const selection: Selection = { choices: {}, ownSize }
  for (const { group, choice } of choices)
    if (choice !== '') selection.choices[group] = [...(selection.choices[group] ?? []), choice]
  return selection
}
