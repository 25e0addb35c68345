/**
 * A page's text in three: `head` ends before `</head>`, `body` begins with it, `end` with `</body>`. A page without a
 * head is all body. Each is used as it is: to join them would be to copy them.
 */
export type PageText = { head: string; body: string; end: string }

export function splitPage(html: string): PageText {
  const at = Math.max(0, html.indexOf('</head>'))
  const last = html.lastIndexOf('</body>')
  const endAt = last < at ? html.length : last
  return { head: html.slice(0, at), body: html.slice(at, endAt), end: html.slice(endAt) }
}

/** A letter takes three bytes at most. */
const bytesPerLetter = 3
let room = Buffer.allocUnsafeSlow(512 * 1024)

/**
 * The text as bytes, which are looked through and hashed in a fifth of the time; only until the next text is written
 * to the same room: a page is some hundred kB, and each that is put aside makes the collector come sooner.
 */
export function passingBytes(text: string): Buffer {
  const most = text.length * bytesPerLetter
  if (most > room.length) room = Buffer.allocUnsafeSlow(most)
  return room.subarray(0, room.write(text))
}
