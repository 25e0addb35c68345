import type { Page } from '@playwright/test'
import { isRelease } from './release.ts'
import { expect } from './test.ts'

const widths = isRelease ? [390, 820, 1024, 1280, 1440] : [390, 1024]

/**
 * What sticks out of the window, and texts that stick out of the part that they stand in, or with it out of one around
 * it, though nothing there is cut off or can be scrolled.
 */
function stickingOut(): string[] {
  // Letters, marks and targets reach a little over their edge.
  const most = 12
  const page = document.documentElement.scrollWidth - innerWidth
  const found = new Set(page > 0 ? [`the page, by ${page}`] : [])
  const isOut = (inner: DOMRect, { left, right }: DOMRect) =>
    inner.right - right > most || left - inner.left > most
  const name = (element: Element, text: Text) =>
    `“${text.data.trim().slice(0, 30)}” out of ${element.tagName} ${element.className}`

  const isScrolled = (element: Element): boolean =>
    element !== document.body &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) ||
      (element.parentElement !== null && isScrolled(element.parentElement)))

  // Texts share the parts around them: each is measured once.
  const measured = new Map<Element, ReturnType<typeof measure>>()
  function measure(element: Element) {
    const { display, overflowX, position, marginRight, marginLeft } = getComputedStyle(element)
    const isPulledOut = Number.parseFloat(marginRight) < 0 || Number.parseFloat(marginLeft) < 0
    return {
      isInline: display === 'inline' || display === 'contents',
      isCut: overflowX !== 'visible',
      isPlacedElsewhere: position === 'absolute' || position === 'fixed' || isPulledOut,
      place: element.getBoundingClientRect(),
    }
  }
  function measureOnce(element: Element) {
    const found = measured.get(element) ?? measure(element)
    measured.set(element, found)
    return found
  }

  function check(text: Text): void {
    const range = document.createRange()
    range.selectNodeContents(text)
    let inner = range.getBoundingClientRect()
    for (
      let element = text.parentElement;
      element && element !== document.body;
      element = element.parentElement
    ) {
      const { isInline, isCut, isPlacedElsewhere, place } = measureOnce(element)
      if (isInline) continue
      if (isCut) return
      if (isOut(inner, place)) return void (isScrolled(element) || found.add(name(element, text)))
      if (isPlacedElsewhere) return
      inner = place
    }
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
    const { parentElement: parent } = text
    if (!text.data.trim() || !parent?.checkVisibility()) continue
    if (parent.closest('.sr-only, svg, select, textarea, script, style, [aria-hidden=true]')) continue
    check(text)
  }
  return [...found]
}

/** It fits at each width: what is typed, chosen and open stays. */
export async function expectFits(page: Page, path: string, at = widths): Promise<void> {
  for (const width of at) {
    await page.setViewportSize({ width, height: 900 })
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect.soft(await page.evaluate(stickingOut), `${path} at ${width} px`).toEqual([])
  }
}
