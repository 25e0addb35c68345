/** The number of other works under a project (WEB-4). */
const otherWorksCount = 4

/**
 * The works that follow this one in the given list, starting over after the last, never the work itself. A work that
 * isn't in the list starts at a place of its own, so that not every page ends with the same four.
 */
export function otherWorks<Work extends { id: number }>(works: readonly Work[], id: number): Work[] {
  const place = works.findIndex((work) => work.id === id)
  const start = place >= 0 ? place + 1 : id % Math.max(works.length, 1)
  return [...works.slice(start), ...works.slice(0, start)]
    .filter((work) => work.id !== id)
    .slice(0, otherWorksCount)
}
