/** By how many ms the server's clock is ahead of the device's: none until an answer has said so. */
let ahead = 0

/** The present moment (ms) by the server's clock: a device's may be days off. */
export const serverNow = (): number => Date.now() + ahead

/** Takes over that it is `now` (ms) at the server, to a minute, as an answer may be on its way; NaN teaches nothing. */
export function learnServerTime(now: number): void {
  if (Math.abs(now - serverNow()) > 60_000) ahead = now - Date.now()
}
