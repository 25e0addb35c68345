/** Bytes: a longer one was read by some program before, and isn't searched. */
const maxSearchedBytes = 8 * 1024 * 1024
const maxAliases = 1000
const maxSteps = 50
/** Every repetition is bounded: on megabytes of input, an open one could take quadratic time (TRU-12). */
const reference =
  /(?<!\d)(\d{1,10})\s{1,9}\d{1,5}\s{1,9}obj\s{1,99}(\d{1,10})\s{1,9}\d{1,5}\s{1,9}R\s{1,99}endobj/g

/**
 * What a file needs at its end so that the renderer can read objects that are only references to others,
 * which it doesn't follow: each of them once more with its target's content. Null where there are none.
 */
export function tailForAliases(skeleton: Uint8Array): Buffer | null {
  if (skeleton.length > maxSearchedBytes) return null
  const text = Buffer.from(skeleton).toString('latin1')
  const targets = new Map<string, string>()
  for (const [, alias = '', target = ''] of text.matchAll(reference))
    if (targets.size < maxAliases) targets.set(alias, target)
  const bodies = bodiesOf(text)
  const written = [...targets.keys()].flatMap((alias) => {
    let target = alias
    for (let step = 0; targets.has(target) && step < maxSteps; step++) target = targets.get(target) ?? ''
    const body = bodies.get(target)
    return body === undefined ? [] : [`${alias} 0 obj${body}endobj\n`]
  })
  if (written.length === 0) return null
  // Without the table's position the renderer searches for all objects itself, and the last of a number
  // counts.
  return Buffer.from(`\n${written.join('')}startxref\n0\n%%EOF\n`, 'latin1')
}

/** By number, for objects that aren't streams. */
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
