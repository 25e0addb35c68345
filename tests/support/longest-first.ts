import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Tests that wait for real time or start programs: begun last, they would run alone at the end. */
const longest = [
  'database-errors',
  'backup',
  'artwork',
  'program',
  'instances',
  'kill-nine',
  'languages',
  'permissions',
  'fresh-answers',
  'bundled-server',
  'overload',
  'schema-diff',
]

const rank = ({ moduleId }: TestSpecification): number => {
  const place = longest.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`))
  return place < 0 ? longest.length : place
}

/** The order of test files: Vitest's own, after those that take longest. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other))
  }
}
