import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { liveWithTranslators } from '../../../web/lib/translated-page.ts'

const { window } = new JSDOM('<!doctype html><div id="root"></div>')

beforeAll(() => {
  for (const name of ['document', 'Node', 'MutationObserver'] as const) vi.stubGlobal(name, window[name])
  liveWithTranslators([])
})
afterAll(() => vi.unstubAllGlobals())

/** Every text under an element, as Chrome's translator leaves it. */
const translators = {
  'texts are replaced': (text: Text) => {
    const font = window.document.createElement('font')
    font.textContent = `[${text.data}]`
    text.replaceWith(font)
  },
  'texts are replaced in two steps': (text: Text) => {
    const font = window.document.createElement('font')
    font.textContent = `[${text.data}]`
    text.before(font)
    text.remove()
  },
  'texts are wrapped': (text: Text) => {
    const font = window.document.createElement('font')
    text.replaceWith(font)
    font.append(text)
  },
}

async function translate(root: Element, one: (text: Text) => void): Promise<void> {
  const walker = window.document.createTreeWalker(root, window.NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) one(text)
  // The observer hears of it after the task.
  await new Promise((resolve) => setTimeout(resolve))
}

// WEB-25
test.each(Object.entries(translators))(
  'when %s, what is changed, added and removed is what is seen',
  async (_, one) => {
    const { document } = window
    const line = document.createElement('p')
    // As React makes it: it keeps these texts, whatever becomes of them on the page.
    const [name, price, today] = ['Total: ', '1', ' today'].map((text) => document.createTextNode(text))
    if (!name || !price || !today) throw new Error('three texts are made')
    line.append(name, price, today)
    document.body.append(line)
    await translate(line, one)
    price.nodeValue = '22'
    expect(line.textContent).toMatch(/Total: .*22.* today/)
    expect(line.textContent).not.toContain('1')
    line.insertBefore(document.createElement('b'), today).textContent = 'foil'
    expect(line.textContent).toMatch(/22.*foil.*today/)
    line.removeChild(price)
    expect(line.textContent).not.toContain('22')
    for (const rest of [name, today, line.querySelector('b')]) if (rest) line.removeChild(rest)
    expect(line.childNodes).toHaveLength(0)
  },
)
