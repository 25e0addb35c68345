/**
 * Whether a style sheet, or any attribute's value, loads nothing: no @import or @font-face, `url()` only to the
 * drawing's own parts, no escapes or comments that could hide either.
 */
export function isSafeCss(text: string): boolean {
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

/** A comment that doesn't end stays. */
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
