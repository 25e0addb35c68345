/** What is known of our kind of packages: by package, by the GitHub advisory's id, the versions that have it. */
export type Advisories = Record<string, Record<string, string[]>>
export type Lockfile = { packages: Record<string, { version?: string }> }
export type Finding = { name: string; version: string; advisory: string }

/** A package where it lies: the name after the last folder of packages; none for the project itself. */
const nameOf = (path: string): string => path.split('node_modules/').at(-1) ?? ''

/** Everything that the lockfile installs. */
export const namesOf = ({ packages }: Lockfile): Set<string> =>
  new Set(Object.keys(packages).map(nameOf).filter(Boolean))

/** Which installed versions a known advisory is about. */
export function findKnown(lockfile: Lockfile, advisories: Advisories): Finding[] {
  return Object.entries(lockfile.packages).flatMap(([path, { version = '' }]) => {
    const name = nameOf(path)
    const known = Object.hasOwn(advisories, name) ? Object.entries(advisories[name] ?? {}) : []
    return known
      .filter(([, ranges]) => ranges.some((range) => isWithin(version, range)))
      .map(([advisory]) => ({ name, version, advisory }))
  })
}

/** `>=1.2.0 <1.2.7`, as advisories write it. @throws for anything else, so that no line is read as "never" */
export function isWithin(version: string, range: string): boolean {
  const bounds = /^>=([0-9.]+) <([0-9.]+)$/.exec(range)
  if (!bounds?.[1] || !bounds[2]) throw new Error(`not a range: ${range}`)
  return compare(version, bounds[1]) >= 0 && compare(version, bounds[2]) < 0
}

/** A pre-release comes before its version. */
function compare(one: string, other: string): number {
  const [a, b] = [one, other].map((version) => {
    const [numbers = '', suffix] = version.split(/[-+](.*)/)
    return [...numbers.split('.').map(Number), ...Array(3).fill(0)].slice(0, 3).concat(suffix ? -1 : 0)
  }) as [number[], number[]]
  const place = a.findIndex((number, index) => number !== b[index])
  return place === -1 ? 0 : (a[place] ?? 0) - (b[place] ?? 0)
}
