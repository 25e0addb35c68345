/**
 * The reference that an invoice carries and a payer repeats in the purpose of a transfer: `MB-001266-42`, the
 * request's number with two check digits by ISO 7064 MOD 97-10, as in an IBAN.
 *
 * Two digits, not one: MOD 11,10 overlooks some swapped neighbours, and a misspelt number is right by chance
 * once in ten with one digit, once in 97 with two. By a reference money finds its request.
 */

const shortestId = 6
const checkLength = 2
/** Ids of the database are 32 bits. */
const largestId = 2_147_483_647

/** The reference of a payment request, as it is printed. */
export function referenceOf(requestId: number): string {
  const check = String(98 - ((requestId * 100) % 97)).padStart(checkLength, '0')
  return `MB-${String(requestId).padStart(shortestId, '0')}-${check}`
}

/** The ids of the payment requests whose references stand in a text, each once, in their order. */
export const referencesIn = (text: string): number[] => readReferences(text).requestIds

/**
 * What a purpose says of references. Case, spaces, dashes, dots and slashes don't matter, nor do leading zeros;
 * `МВ` and `МБ` in Cyrillic are `MB` too.
 * @returns `misspelt`: the digits of what looks like a reference, and whose check digits are wrong
 */
export function readReferences(text: string): { requestIds: number[]; misspelt: string[] } {
  const requestIds = new Set<number>()
  const misspelt: string[] = []
  for (const [, digits = ''] of plain(text).matchAll(looksLikeReference)) {
    const groups = digits.split(/\D+/)
    const betweens = digits.match(/\D+/g) ?? []
    const found = groups
      .map((_, end) => idIn(groups.slice(0, end + 1), { next: groups[end + 1], between: betweens[end] }))
      .find((id) => id !== undefined)
    if (found !== undefined) requestIds.add(found)
    else misspelt.push(groups.join(''))
  }
  return { requestIds: [...requestIds], misspelt }
}

const between = String.raw`[\s\-./_:,]{0,3}`
/** At least three digits follow: the shortest number and its check digits. */
const looksLikeReference = new RegExp(
  String.raw`(?<![\p{L}\p{N}])M[\s.]?B(?:${between}|\s?N[O0]?[\s.:]{0,2})(\d(?:${between}\d){2,15})`,
  'gu',
)

/** A longer text is none of a bank. */
const longestText = 5000

/** In capitals of the Latin alphabet, with one kind of dash; "№" is no letter that a reference could hang on. */
const plain = (text: string): string =>
  text
    .slice(0, longestText)
    .replaceAll('№', ' ')
    .normalize('NFKC')
    .replace(/[\p{Pd}−]/gu, '-')
    .toUpperCase()
    .replaceAll('М', 'M')
    .replace(/[ВБ]/g, 'B')

/** The group of digits that follows, and what stands before it. */
type Following = { next: string | undefined; between: string | undefined }

/**
 * The request's id; undefined where the digits are no reference. With all of its digits it may be written in any
 * groups; zeros are only left out where the check digits stand apart. What is longer never begins with a zero, and
 * isn't complete while a group follows that could be its check digits; behind a dash, as they are printed, two digits
 * are nothing else.
 */
function idIn(groups: readonly string[], { next, between }: Following): number | undefined {
  const digits = groups.join('')
  const standsApart = groups.length > 1 && groups.at(-1)?.length === checkLength
  const goesOn = !standsApart && next?.length === checkLength
  const least = shortestId + checkLength
  const isPadded = digits.length === least && ((digits.startsWith('0') && between !== '-') || !goesOn)
  const isLonger = digits.length > least && !digits.startsWith('0') && !goesOn
  const isShort = digits.length < least && standsApart
  if (!isPadded && !isLonger && !isShort) return undefined
  const id = Number(digits.slice(0, -checkLength))
  return id > 0 && id <= largestId && Number(digits) % 97 === 1 ? id : undefined
}
