import { translator } from './before-program/translator.ts'

/** What a translator put in the place of a text, by that text, and the reverse. */
const standIns = new WeakMap<Node, Element>()
const originals = new WeakMap<Element, Node>()

/**
 * A browser's translator wraps texts in elements of its own, or puts such elements in their place. React goes on with
 * the texts that it made: it would fail when it removes one or inserts before it, and what it writes into one would not
 * be seen. So those three go to what stands on the page instead (WEB-25). `before`: what had changed until this was here.
 */
export function liveWithTranslators(before: readonly MutationRecord[]): void {
  noteStandIns(before)
  translator.bringBackTexts = bringBackTexts
  new MutationObserver(noteStandIns).observe(document.documentElement, { childList: true, subtree: true })
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function removeShown<One extends Node>(this: Node, child: One): One {
    const shown = shownIn(this, child)
    if (shown) removeChild.call(this, shown)
    return child
  }
  Node.prototype.insertBefore = function insertBeforeShown<One extends Node>(
    this: Node,
    node: One,
    next: Node | null,
  ): One {
    insertBefore.call(this, node, next && shownIn(this, next))
    return node
  }
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string | null) {
      value?.set?.call(this, text)
      const shown = standIns.get(this)
      if (shown && !this.isConnected) shown.textContent = text
    },
  })
}

/**
 * Puts the page's own texts back, for a part that React is about to take over as the server sent it. The translator hears
 * of them as of any new text.
 */
function bringBackTexts(): void {
  for (const font of document.querySelectorAll('font:not(font font)')) {
    const original = originals.get(font)
    if (original) font.replaceWith(original)
    else font.replaceWith(...font.childNodes)
  }
}

function noteStandIns(changes: readonly MutationRecord[]): void {
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of changes)
    for (const text of removedNodes) {
      if (text.nodeType !== Node.TEXT_NODE) continue
      const font = [...addedNodes, previousSibling, nextSibling].find(isTranslation)
      if (!font || standIns.has(text)) continue
      standIns.set(text, font)
      originals.set(font, text)
    }
}

const isTranslation = (node: Node | null): node is Element => node?.nodeName === 'FONT'

/** The child of `parent` that stands for a node: itself, what it is wrapped in, or what has replaced it; null for none. */
function shownIn(parent: Node, node: Node): Node | null {
  const shown = node.parentNode ? node : (standIns.get(node) ?? node)
  for (let at: Node | null = shown; at; at = at.parentNode) if (at.parentNode === parent) return at
  return null
}
