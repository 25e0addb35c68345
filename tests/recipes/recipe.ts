/**
 * What catches a place that was left out: the compiler, in this file; the check of the texts; knip; or a test. `types`
 * alone is the whole program.
 */
export type Caught = 'types' | `types in ${string}` | 'texts' | 'unused' | `tests/${string}`

export type Place = {
  path: string
  /** Counted apart: of the files that are written by hand, these are no code. */
  kind?: 'migration' | 'demo' | 'test'
  /** A file that is made new: the one that ARCHITECTURE.md names to copy. */
  like?: string
  /** What the file says afterwards; '' before where it is new. */
  change: (before: string) => string
  caughtBy: Caught
  /** What is said before any test begins, where leaving it out stops the migration after it. */
  stopsWith?: string
}

export type Recipe = {
  /** As in ARCHITECTURE.md, after "How to add …". */
  heading: string
  places: Place[]
  /** The new texts by their id in the catalog: az, ru. */
  texts: Record<string, readonly [az: string, ru: string]>
  /** What passes with all of it, besides what catches a place. */
  tests?: string[]
  /** Wanted at most, without texts, migrations, demo and tests. */
  most: { files: number; lines?: number }
}

/** A file that is made new. */
export const made = (content: string) => (): string => content

/** Some changes of one file, one after the other. */
export const all =
  (...changes: ((text: string) => string)[]) =>
  (text: string): string =>
    changes.reduce((changed, change) => change(changed), text)

/**
 * Puts `to` in the place of `from`, which must stand in the file once; with `behind`, the first one behind that text,
 * which must stand there once.
 */
export const instead =
  (from: string, to: string, behind = '') =>
  (text: string): string => {
    const start = behind === '' ? 0 : onlyPlace(text, behind)
    const place = behind === '' ? onlyPlace(text, from) : text.indexOf(from, start)
    if (place === -1) throw new Error(`Behind ${JSON.stringify(behind)} nothing says ${JSON.stringify(from)}`)
    return text.slice(0, place) + to + text.slice(place + from.length)
  }
export const after = (anchor: string, added: string, behind = '') => instead(anchor, anchor + added, behind)
export const before = (anchor: string, added: string, behind = '') => instead(anchor, added + anchor, behind)

function onlyPlace(text: string, anchor: string): number {
  const place = text.indexOf(anchor)
  if (place === -1 || text.includes(anchor, place + 1))
    throw new Error(`${place === -1 ? 'Nothing says' : 'Twice'} ${JSON.stringify(anchor)}`)
  return place
}
