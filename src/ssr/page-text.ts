/** A page's text in two: `head` ends before `</head>`, `rest` begins with it. A page without a head is all rest. */
export type PageText = { head: string; rest: string }

export function splitPage(html: string): PageText {
  const at = Math.max(0, html.indexOf('</head>'))
  return { head: html.slice(0, at), rest: html.slice(at) }
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
