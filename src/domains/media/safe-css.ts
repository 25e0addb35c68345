/**
 * Whether a style sheet, or any attribute's value, loads nothing: no @import or @font-face, `url()` only to the
 * drawing's own parts, no escapes or comments that could hide either.
 */
export function isSafeCss(text: string): boolean {
  const plain = text.replace(/\/\*[\s\S]*?\*\//g, '')
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
