/** Mulberry32: the same seed gives the same numbers from 0 to 1 on the server and in the browser. */
function randomFrom(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Picks so many different items in random order; all of them when there are fewer. */
function pickRandom<Thing>(things: readonly Thing[], count: number, random: () => number): Thing[] {
  const left = [...things]
  const picked: Thing[] = []
  while (picked.length < count && left.length > 0)
    picked.push(...left.splice(Math.floor(random() * left.length), 1))
  return picked
}

type Named = { id: number; name: string }

/**
 * Two campaigns, each with two services that it isn't about (WEB-3).
 * @param seed the same on the server and in the browser
 */
export function pickCampaigns<Campaign extends { services: readonly Named[] }>(
  campaigns: readonly Campaign[],
  services: readonly Named[],
  seed: number,
): { campaign: Campaign; others: Named[] }[] {
  const random = randomFrom(seed)
  return pickRandom(campaigns, 2, random).map((campaign) => {
    const others = services.filter(({ id }) => campaign.services.every((own) => own.id !== id))
    return { campaign, others: pickRandom(others, 2, random).map(({ id, name }) => ({ id, name })) }
  })
}

/** On the home teaser a project's name is cut to 14 characters plus '...' (WEB-4). */
export function cutName(name: string): string {
  const signs = [...name]
  return signs.length > 14 ? `${signs.slice(0, 14).join('')}...` : name
}
