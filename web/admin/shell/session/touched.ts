/** Untouched for so long, what a screen asks is its own doing, ms. */
const soonAfter = 60_000
const touches = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

let touchedAt = Date.now()
const touched = () => {
  touchedAt = Date.now()
}

/** Follows whether anybody is at the admin. */
export function watchTouches(target: Pick<EventTarget, 'addEventListener'> = document): void {
  for (const type of touches) target.addEventListener(type, touched, { capture: true, passive: true })
}

/** With calls that nobody's doing has caused: they don't keep the session of staff alive (README, "API"). */
export const backgroundHeaders = (): Record<string, string> =>
  Date.now() - touchedAt > soonAfter ? { 'x-background': '1' } : {}
