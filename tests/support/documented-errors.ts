import { describeProcedures } from '../../src/faces/described.ts'
import { errorsOf } from '../../src/faces/documented-errors.ts'
import { appRouter } from '../../src/faces/router.ts'
import { type ErrorCode, errorStatuses } from '../../src/lib/errors.ts'
import type { Deps } from '../../src/procedures/deps.ts'

const told = new Map(
  describeProcedures(appRouter).map((procedure) => [
    procedure.name,
    new Set(errorsOf(procedure).map((code) => errorStatuses[code])),
  ]),
)

/** What procedures answer from here on, on either face, with a status that the OpenAPI document doesn't tell (API-11). */
export function watchErrors(deps: Deps): ReadonlySet<string> {
  const untold = new Set<string>()
  const { traces } = deps
  deps.traces = {
    ...traces,
    span: (name, work) =>
      traces.span(name, (learn) =>
        work((facts) => {
          const code = facts['error.code'] as ErrorCode | undefined
          if (code && told.get(name)?.has(errorStatuses[code]) === false) untold.add(`${name} ${code}`)
          learn(facts)
        }),
      ),
  }
  return untold
}
