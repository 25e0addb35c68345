import { sayHeight } from '../../lib/say-height.ts'

// What has the focus is never under a bar at the window's foot, also once the bar comes or grows (styles:
// `--screen-foot`, `--foot-bar`).

/** The ref of what each screen has at its foot: notices, the bar to save, the shortcuts. */
export const screenFoot = sayHeight('--screen-foot', keepClear)

/** The ref of a screen's own bar above that; it has the attribute `data-foot-bar`. */
export const footBar = sayHeight('--foot-bar', keepClear)

function keepClear(bar: HTMLElement): void {
  const field = document.activeElement
  if (!field || field === document.body || bar.contains(field)) return
  const place = field.getBoundingClientRect()
  const { top } = bar.getBoundingClientRect()
  // What was scrolled out of sight stays there.
  if (place.top < innerHeight && place.bottom > top) field.scrollIntoView({ block: 'nearest' })
}
