/** Words of ordinary length that stand on two lines, and labels of buttons and lengths of time that do. */
export function tornApart(): string[] {
  const found: string[] = []
  const longest = 24
  // Names that journeys give end in process and time.
  const isMadeUp = /\d{13}/
  const lines = (node: Text, start: number, end: number) => {
    const range = document.createRange()
    range.setStart(node, start)
    range.setEnd(node, end)
    // Where a line breaks before a word, an empty box of it stays at the end of the line before.
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
    return new Set(boxes.map(({ top }) => Math.round(top))).size
  }
  const walker = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  )
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    if (!node.parentElement?.checkVisibility() || node.parentElement.closest('textarea, select, .sr-only'))
      continue
    // Most texts stand on one line, and so do their words.
    if (lines(node, 0, node.length) < 2) continue
    for (const { 0: word, index } of node.data.matchAll(/[^\s\u2009@/.‑–-]+/g))
      if (word.length <= longest && !isMadeUp.test(word) && lines(node, index, index + word.length) > 1)
        found.push(`${word} in “${node.data}”`)
  }
  for (const button of document.querySelectorAll<HTMLElement>('main li form button')) {
    const range = document.createRange()
    range.selectNodeContents(button)
    const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ bottom }) => bottom)
    if (Math.max(...tops) - Math.min(...tops) > 12) found.push(button.textContent ?? '')
  }
  return found
}
