/** By how many ms the server's clock is ahead of the device's: none until an answer has said so. */
let ahead = 0

/** The present moment (ms) by the server's clock: a device's may be days off. */
export const serverNow = (): number => Date.now() + ahead

/**
 * Takes over that it is `now` (ms) at the server; NaN teaches nothing. `within`: by how many ms that may be wrong, as
 * an answer may be on its way for a minute.
 */
export function learnServerTime(now: number, within = 60_000): void {
  if (Math.abs(now - serverNow()) > within) ahead = now - Date.now()
}
