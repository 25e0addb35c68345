/**
 * The server writes style attributes as one sheet (src/ssr/style-rules.ts): here each element gets its own again,
 * as the program that takes over knows it.
 */
export function takeOverStyles(): void {
  const element = document.querySelector<HTMLStyleElement>('style[data-styles]')
  for (const rule of element?.sheet?.cssRules ?? []) {
    if (!(rule instanceof CSSStyleRule)) continue
    for (const styled of document.querySelectorAll<HTMLElement>(rule.selectorText)) {
      styled.style.cssText = rule.style.cssText
      styled.removeAttribute('data-style')
    }
  }
  element?.remove()
}
