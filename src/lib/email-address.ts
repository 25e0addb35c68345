/** As zod's own, with a last label of other letters too, such as `xn--p1ai` for `рф`. */
export const addressPattern =
  /^(?!\.)(?!.*\.\.)[a-z0-9_'+.-]*[a-z0-9_+-]@(?:[a-z0-9][a-z0-9-]*\.)+(?:[a-z]{2,}|xn--[a-z0-9-]{2,})$/

/** The domain as mail servers and {@link addressPattern} know it; `почта.рф` is `xn--80a1acny.xn--p1ai`. */
export const inAscii = (address: string): string => withDomain(address, asciiOf)

/** The domain in its own letters: how an address is stored, shown and searched, whichever way it was typed. */
export const inLetters = (address: string): string =>
  withDomain(address, (domain) => {
    const ascii = asciiOf(domain)
    const letters = ascii?.split('.').map(lettersOf).join('.')
    // What only looks like Punycode stays as it is.
    return letters !== undefined && asciiOf(letters) === ascii ? letters : ascii
  })

// Other domains stay as they are typed, whatever is in them.
const isInternational = (domain: string): boolean => /[^\0-\x7f]|(?:^|\.)xn--/.test(domain)

function withDomain(address: string, write: (domain: string) => string | undefined): string {
  const at = address.lastIndexOf('@') + 1
  const domain = address.slice(at)
  if (at === 0 || !isInternational(domain)) return address
  // What is no domain stays as it was typed, and is refused.
  return address.slice(0, at) + (write(domain) ?? domain)
}

/** Node and browsers write domains in ASCII by the same rules (UTS 46); undefined for what is none. */
function asciiOf(domain: string): string | undefined {
  const site = `http://${domain}/`
  return /[/?#:\\%]/.test(domain) || !URL.canParse(site) ? undefined : new URL(site).hostname
}

/** A label of Punycode (RFC 3492) in its letters; `p1ai` after `xn--` is `рф`. */
function lettersOf(label: string): string {
  if (!label.startsWith('xn--')) return label
  const written = label.slice('xn--'.length)
  const basic = Math.max(0, written.lastIndexOf('-'))
  const letters = [...written.slice(0, basic)]
  const digits = written.slice(basic === 0 ? 0 : basic + 1)
  let [code, place, bias, at] = [128, 0, 72, 0]
  while (at < digits.length) {
    const before = place
    for (let [weight, k] = [1, 36]; ; k += 36) {
      const digit = Number.parseInt(digits.charAt(at++), 36)
      // Punycode counts a to z, then 0 to 9; parseInt the other way round.
      const value = digit < 10 ? digit + 26 : digit - 10
      const threshold = Math.min(26, Math.max(1, k - bias))
      place += value * weight
      if (value < threshold || at >= digits.length) break
      weight *= 36 - threshold
    }
    bias = adapted(place - before, letters.length + 1, before === 0)
    code += Math.floor(place / (letters.length + 1))
    if (!(code <= 0x10ffff)) return label
    place %= letters.length + 1
    letters.splice(place++, 0, String.fromCodePoint(code))
  }
  return letters.join('')
}

function adapted(distance: number, count: number, isFirst: boolean): number {
  let delta = isFirst ? Math.floor(distance / 700) : distance >> 1
  delta += Math.floor(delta / count)
  let k = 0
  for (; delta > 455; k += 36) delta = Math.floor(delta / 35)
  return k + Math.floor((36 * delta) / (delta + 38))
}
