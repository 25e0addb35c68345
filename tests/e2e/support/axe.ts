import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

type Colour = { r: number; g: number; b: number; alpha: number }
type Parsing = Colour & { parseString(text: string): Parsing }

declare global {
  interface Window {
    /** Its types leave out how it reads colours. */
    axe?: typeof axe & { commons: { color: { Color: { prototype: Parsing } } } }
  }
}

/** Half as much to send and to read as the one with comments, for each document. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export type Violation = { id: string; target: string }

/** Half of its time axe measures colours, and a quarter the distance of targets. */
const dear = ['color-contrast', 'target-size']

/**
 * What axe finds wrong in a part of the page, by all its rules or by those that take little time. It runs in the
 * page itself and is put there once a document: with `@axe-core/playwright`, which puts it there twice each time, an
 * analysis takes half as long again.
 */
export async function violationsIn(page: Page, part: string, rules: 'all' | 'quick'): Promise<Violation[]> {
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => window.axe !== undefined)) continue
    await frame.evaluate(source)
    await frame.evaluate(prepare)
  }
  return page.evaluate(
    async ({ selector, off }) => {
      if (!window.axe) throw new Error('axe is not there')
      const { violations } = await window.axe.run(
        { include: [[selector]] },
        {
          runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] },
          rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])),
          // Only what is wrong is told of each element: a third of the time.
          resultTypes: ['violations'],
          // Of the rules that are asked about none reads style sheets.
          preload: { assets: ['media'] },
        },
      )
      return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => ({ id, target: node.target.join(' ') })),
      )
    },
    { selector: part, off: rules === 'all' ? [] : dear },
  )
}

/** A page has a dozen colours, and axe reads each anew for every element that lies under a text; nor is HTML told of. */
function prepare(): void {
  if (!window.axe) return
  window.axe.configure({ noHtml: true })
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
