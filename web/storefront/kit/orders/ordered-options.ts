import type { inferRouterOutputs } from '@trpc/server'
import type { Selection } from '../../../../src/domains/options/configuration.ts'
import type { AppRouter } from '../../../../src/faces/router.ts'

type Ordered = NonNullable<inferRouterOutputs<AppRouter>['orders']['byId']['options']>

/** What was chosen, to choose it again. */
export function orderedSelection({ choices, ownSize }: Ordered): Selection {
  const selection: Selection = { choices: {}, ownSize }
  for (const { group, choice } of choices)
    if (choice !== '') selection.choices[group] = [...(selection.choices[group] ?? []), choice]
  return selection
}
