import { sayHeight } from '../lib/say-height.ts'

/** The height of the notices above the page, for elements that keep clear of them (styles: `--notices`). */
export const noticeRoom = sayHeight('--notices')

/** Holds until a new notice has its room: browsers would keep the page in place, with the notice over it. */
export function makeRoom(): void {
  const { style } = document.documentElement
  style.setProperty('overflow-anchor', 'none')
  setTimeout(() => style.removeProperty('overflow-anchor'), 500)
}
