import { sayHeight } from '../../lib/say-height.ts'

/**
 * The ref of a bar at the window's foot: what has the focus is never under it, also once it grows (styles:
 * `--foot-bar`).
 */
export const footBar = (bar: HTMLElement): (() => void) =>
  sayHeight(bar, '--foot-bar', () => {
    const field = document.activeElement
    if (!field || field === document.body || bar.contains(field)) return
    const place = field.getBoundingClientRect()
    const { top } = bar.getBoundingClientRect()
    // What was scrolled out of sight stays there.
    if (place.top < innerHeight && place.bottom > top) field.scrollIntoView({ block: 'nearest' })
  })
