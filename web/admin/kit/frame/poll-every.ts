/**
 * How often the admin looks for what is new, ms: rarely while it is told (a notice can be lost), and often
 * while it isn't.
 */
export const pollEvery = (isLive: boolean): number => (isLive ? 60_000 : 15_000)
