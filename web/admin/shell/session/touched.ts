/** After this time without input a screen's calls count as background calls, ms. */
const soonAfter = 60_000
const touches = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

let touchedAt = Date.now()
const touched = () => {
  touchedAt = Date.now()
}

/** Tracks whether a user is at the admin. */
export function watchTouches(target: Pick<EventTarget, 'addEventListener'> = document): void {
  for (const type of touches) target.addEventListener(type, touched, { capture: true, passive: true })
}

/**
 * The header of calls that no user has caused, which don't keep the session of staff alive (README, "API").
 */
export const backgroundHeaders = (): Record<string, string> =>
  Date.now() - touchedAt > soonAfter ? { 'x-background': '1' } : {}
