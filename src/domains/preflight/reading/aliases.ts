/** Bytes: what is longer was read by some program before, and isn't searched. */
const longest = 8 * 1024 * 1024
const mostAliases = 1000
const mostSteps = 50
/** Every repetition is bounded: on megabytes of input, an open one could take quadratic time (TRU-12). */
const reference =
  /(?<!\d)(\d{1,10})\s{1,9}\d{1,5}\s{1,9}obj\s{1,99}(\d{1,10})\s{1,9}\d{1,5}\s{1,9}R\s{1,99}endobj/g

/**
 * What a file needs at its end so that the renderer reads objects that are only references to others, which it doesn't
 * follow: each of them once more with the content of what it stands for. null where there are none.
 */
export function tailForAliases(skeleton: Uint8Array): Buffer | null {
  if (skeleton.length > longest) return null
  const text = Buffer.from(skeleton).toString('latin1')
  const targets = new Map<string, string>()
  for (const [, alias = '', target = ''] of text.matchAll(reference))
    if (targets.size < mostAliases) targets.set(alias, target)
  const bodies = bodiesOf(text)
  const written = [...targets.keys()].flatMap((alias) => {
    let target = alias
    for (let step = 0; targets.has(target) && step < mostSteps; step++) target = targets.get(target) ?? ''
    const body = bodies.get(target)
    return body === undefined ? [] : [`${alias} 0 obj${body}endobj\n`]
  })
  if (written.length === 0) return null
  // Without a place for the table the renderer looks for all objects itself, and the last of a number counts.
  return Buffer.from(`\n${written.join('')}startxref\n0\n%%EOF\n`, 'latin1')
}

/** By number, of objects that are no streams. */
function bodiesOf(text: string): Map<string, string> {
  const bodies = new Map<string, string>()
  for (const part of text.split('endobj')) {
    const at = part.lastIndexOf(' obj')
    const number = /(?<!\d)(\d{1,10})\s{1,9}\d{1,5}$/.exec(
      part.slice(Math.max(0, at - 40), Math.max(0, at)),
    )?.[1]
    const body = part.slice(at + ' obj'.length)
    if (number !== undefined && !body.includes('stream')) bodies.set(number, body)
  }
  return bodies
}
