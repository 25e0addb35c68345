/** The token of the quote whose page under `/q/{token}` is open; null on every other page. */
export const offerLink = (): string | null => /\/q\/([\w-]{43})\/?$/.exec(location.pathname)?.[1] ?? null
