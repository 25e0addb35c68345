import type { Page } from '@playwright/test'
import axe from 'axe-core'

type Colour = { r: number; g: number; b: number; alpha: number }
type Parsing = Colour & { parseString(text: string): Parsing }

declare global {
  interface Window {
    /** Its types leave out how it reads colours. */
    axe?: typeof axe & { commons: { color: { Color: { prototype: Parsing } } } }
  }
}

export type Violation = { id: string; target: string }

/**
 * What axe finds wrong in a part of the page. It runs in the page itself and is put there once a document: with
 * `@axe-core/playwright`, which puts it there twice each time, an analysis takes half as long again.
 */
export async function violationsIn(page: Page, part: string): Promise<Violation[]> {
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => window.axe !== undefined)) continue
    await frame.evaluate(axe.source)
    await frame.evaluate(rememberColours)
  }
  return page.evaluate(async (selector) => {
    if (!window.axe) throw new Error('axe is not there')
    const { violations } = await window.axe.run(
      { include: [[selector]] },
      {
        runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] },
        // Only what is wrong is told of each element: a third of the time.
        resultTypes: ['violations'],
      },
    )
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => ({ id, target: node.target.join(' ') })))
  }, part)
}

/** A page has a dozen colours, and axe reads each anew for every element that lies under a text. */
function rememberColours(): void {
  if (!window.axe) return
  const { prototype } = window.axe.commons.color.Color
  const parse = prototype.parseString
  const known = new Map<string, Colour>()
  prototype.parseString = function parseOnce(text) {
    const found = known.get(text)
    if (found) return Object.assign(this, found)
    parse.call(this, text)
    known.set(text, { r: this.r, g: this.g, b: this.b, alpha: this.alpha })
    return this
  }
}
