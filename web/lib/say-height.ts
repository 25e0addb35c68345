/** Tells the styles how high an element is, for what keeps clear of it; returns what ends it. */
export function sayHeight(element: HTMLElement, property: `--${string}`, onChange?: () => void): () => void {
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => {
    style.setProperty(property, `${element.offsetHeight}px`)
    onChange?.()
  })
  observer.observe(element)
  return () => {
    observer.disconnect()
    style.removeProperty(property)
  }
}
