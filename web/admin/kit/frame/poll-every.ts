/**
 * How often the admin polls, ms: rarely while live events arrive (one can be lost), and often while they
 * don't.
 */
export const pollEvery = (isLive: boolean): number => (isLive ? 60_000 : 15_000)
