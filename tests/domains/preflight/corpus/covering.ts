/** A few of the samples that between them have everything that `traitsOf` tells of all; `groupOf` take turns. */
export function covering<Sample>(
  samples: readonly Sample[],
  groupOf: (sample: Sample) => string,
  traitsOf: (sample: Sample) => readonly string[],
): Sample[] {
  const seen = new Set<string>()
  return inTurns(samples, groupOf).filter((sample) => {
    const traits = [groupOf(sample), ...traitsOf(sample)]
    const isNew = traits.some((trait) => !seen.has(trait))
    for (const trait of traits) seen.add(trait)
    return isNew
  })
}

function inTurns<Sample>(samples: readonly Sample[], groupOf: (sample: Sample) => string): Sample[] {
  const groups = Object.values(Object.groupBy(samples, groupOf)).map((group) => group ?? [])
  const longest = Math.max(...groups.map(({ length }) => length))
  return Array.from({ length: longest }, (_, place) =>
    groups.flatMap((group) => group.slice(place, place + 1)),
  ).flat()
}
