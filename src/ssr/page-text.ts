/**
 * A page's text in three parts: `head` ends before `</head>`, `body` begins with it, `end` with `</body>`. A
 * page without a head is all body. They are never joined, which would copy them.
 */
export type PageText = { head: string; body: string; end: string }

export function splitPage(html: string): PageText {
  const at = Math.max(0, html.indexOf('</head>'))
  const last = html.lastIndexOf('</body>')
  const endAt = last < at ? html.length : last
  return { head: html.slice(0, at), body: html.slice(at, endAt), end: html.slice(endAt) }
}
