import createDOMPurify from 'dompurify'
import { JSDOM } from 'jsdom'

type SanitiseAnswer = { svg: string } | { refused: 'broken' | 'unsafe' | 'complex' }

const maxTextLength = 2 * 1024 * 1024
const maxDepth = 200
/** Elements that a browser has to draw, counting references each time. */
const maxDrawnElements = 100_000
const drawable = 'path,rect,circle,ellipse,line,polyline,polygon,text,use'

/** Loads jsdom: call it in the child that decodes pictures only. */
export function cleanSvg(content: Buffer): SanitiseAnswer {
  if (content.length > maxTextLength) return { refused: 'complex' }
  const text = decodeText(content)
  if (text === null) return { refused: 'broken' }
  if (isTooNested(text)) return { refused: 'complex' }
  // A DOCTYPE that only names SVG's DTD is harmless and common; one that declares entities isn't.
  const plain = text.replace(/<!DOCTYPE\s(?:[^"'[\]<>]|"[^"<>]*"|'[^'<>]*')*>/i, '')
  if (/<!(?:DOCTYPE|ENTITY)/i.test(plain)) return { refused: 'unsafe' }
  const { window } = new JSDOM('')
  const document = new window.DOMParser().parseFromString(plain, 'image/svg+xml')
  const root = document.documentElement
  if (root.tagName !== 'svg' || root.namespaceURI !== 'http://www.w3.org/2000/svg')
    return { refused: 'broken' }
  if (document.querySelector('parsererror')) return { refused: 'broken' }
  if ([...root.querySelectorAll('image,feImage')].some((image) => isEmbedded(image)))
    return { refused: 'unsafe' }
  createDOMPurify(window).sanitize(root, {
    IN_PLACE: true,
    USE_PROFILES: { svg: true, svgFilters: true },
    ADD_TAGS: ['use'],
    FORBID_TAGS: ['a', 'image', 'feimage', 'audio', 'video', 'view'],
  })
  for (const element of [root, ...root.querySelectorAll('*')]) cleanElement(element)
  if (root.querySelector(drawable) === null) return { refused: 'broken' }
  if (drawnElements(root) > maxDrawnElements) return { refused: 'complex' }
  return { svg: new window.XMLSerializer().serializeToString(root) }
}

function decodeText(content: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return null
  }
}

/** A rough check before parsing, since deep nesting costs parsers and browsers most. */
function isTooNested(text: string): boolean {
  let depth = 0
  for (const [tag] of text.matchAll(/<\/?[a-z][^<>]*>/gi)) {
    if (tag.startsWith('</')) depth -= 1
    else if (!tag.endsWith('/>')) depth += 1
    if (depth > maxDepth) return true
  }
  return false
}

/** A picture inside the drawing: removing it silently would leave an empty logo. */
function isEmbedded(image: Element): boolean {
  return [...image.attributes].some(
    ({ localName, value }) => localName === 'href' && /^\s*data:/i.test(value),
  )
}

function cleanElement(element: Element): void {
  if (element.localName === 'style' && !isSafeCss(element.textContent)) element.remove()
  for (const { name, localName, value } of [...element.attributes]) {
    const outside = localName === 'href' || localName === 'src' ? !value.startsWith('#') : !isSafeCss(value)
    if (localName.startsWith('on') || outside) element.removeAttribute(name)
  }
}

/** How many elements are drawn when each reference (`<use>`, masks …) is followed: bombs multiply them. */
function drawnElements(root: Element): number {
  const byId = new Map([...root.querySelectorAll('[id]')].map((element) => [element.id, element]))
  const counts = new Map<Element, number>()
  const count = (element: Element): number => {
    const known = counts.get(element)
    if (known !== undefined) return known
    // Browsers don't draw a circle of references.
    counts.set(element, 0)
    const targets = referred(element).flatMap((id) => byId.get(id) ?? [])
    const sum = [...element.children, ...targets].reduce((total, inner) => total + count(inner), 1)
    counts.set(element, sum)
    return sum
  }
  return count(root)
}

function referred(element: Element): string[] {
  return [...element.attributes].flatMap(({ localName, value }) =>
    localName === 'href'
      ? [value.slice(1)]
      : [...value.matchAll(/url\(\s*["']?#([^"')\s]+)/g)].map(([, id]) => id ?? ''),
  )
}

/**
 * Whether a style sheet or an attribute's value loads nothing: no @import or @font-face, `url()` only to the
 * drawing's own parts, no escapes or comments that could hide either.
 */
function isSafeCss(text: string): boolean {
  const plain = withoutComments(text)
  if (plain.includes('\\') || plain.includes('/*')) return false
  if (/@(?!media\b|supports\b)[\w-]/i.test(plain)) return false
  if (
    /expression\s*\(|javascript:|vbscript:|data:|-moz-binding|behavior\s*:|image(?:-set)?\s*\(|src\s*\(/i.test(
      plain,
    )
  )
    return false
  return [...plain.matchAll(/url\s*\(\s*(["']?)(.)/gi)].every(([, , first]) => first === '#')
}

/** A comment without an end stays. */
function withoutComments(text: string): string {
  let plain = ''
  let from = 0
  for (;;) {
    const begin = text.indexOf('/*', from)
    const end = begin === -1 ? -1 : text.indexOf('*/', begin + 2)
    if (end === -1) return plain + text.slice(from)
    plain += text.slice(from, begin)
    from = end + 2
  }
}
