export type TextPart = { text: string; href?: string }

const address = /https?:\/\/[^\s<>"«»“”]+/gi
/** Signs that end a sentence or close what was opened before the address. */
const trailing = ".,;:!?'’…"
const brackets: Record<string, string> = { ')': '(', ']': '[', '}': '{' }

/** A text split into plain parts and the http(s) addresses in it, as they were written. */
export function linksIn(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(address)) {
    const link = withoutEnd(found)
    if (!isAddress(link)) continue
    if (index > end) parts.push({ text: text.slice(end, index) })
    parts.push({ text: link, href: link })
    end = index + link.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}

/**
 * In `(see https://a.az/b).` the bracket belongs to the address only if one was opened inside it. It runs in linear
 * time (TRU-12).
 */
function withoutEnd(found: string): string {
  const counts: Record<string, number> = {}
  for (const sign of found) counts[sign] = (counts[sign] ?? 0) + 1
  let end = found.length
  for (; end > 0; end--) {
    const last = found[end - 1] ?? ''
    const opening = brackets[last]
    const isOfAnother = opening !== undefined && (counts[last] ?? 0) > (counts[opening] ?? 0)
    if (!trailing.includes(last) && !isOfAnother) break
    counts[last] = (counts[last] ?? 0) - 1
  }
  return found.slice(0, end)
}

/** An address must not contain a name or a password, which only hide where it leads. */
function isAddress(link: string): boolean {
  if (!URL.canParse(link)) return false
  const { protocol, username, password } = new URL(link)
  return /^https?:$/.test(protocol) && username === '' && password === ''
}
