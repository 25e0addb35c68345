/** Pure, since the browser uses it too. All texts from people are cleaned here (API-14). */

const lineBreaks = /\r\n|[\r\v\f\u0085\u2028\u2029]/g
/** Word's non-breaking hyphen; its optional hyphen is a control character, and goes. */
const wordsHyphen = '\u001e'
/** Control characters except tab and line end, direction marks, halves of a surrogate pair. */
const unwanted = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
const keptControls = /[\t\n]/
/** These stand in place of a space, or join nothing visible. */
const invisibleSpaces = /[\u200b\u2060\ufeff]/g
/** Spaces of every width around a text, including zero. */
const edge = '[\\s\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ufeff]'
const edges = new RegExp(`^${edge}+|(?<!${edge})${edge}+$`, 'g')
const nothingToSee = /^[\p{Default_Ignorable_Code_Point}\p{C}\p{Z}\s\u2800]*$/u

const plain = /^[\n\x20-\x7e]*$/

/** No letter has more accents; ordering a longer row of them takes quadratic time. */
const marks = /(\p{M}{30})\p{M}+/gu

/** A text with composed letters and accents (NFC). */
export const composed = (text: string): string => text.replace(marks, '$1').normalize('NFC')

/** Without invisible characters around it. */
export const trimmed = (text: string): string => text.replace(edges, '')

/** A text of several lines without control characters; line breaks are `\n`; an invisible text is empty. */
export function cleanText(given: string): string {
  if (plain.test(given)) return given.trim()
  const text = given
    .replace(lineBreaks, '\n')
    .replaceAll(wordsHyphen, '-')
    .replace(unwanted, (sign) => (keptControls.test(sign) ? sign : ''))
  return nothingToSee.test(text) ? '' : trimmed(composed(text))
}

/** A text of one line, such as a name, title or search, with single spaces. */
export const cleanLine = (given: string): string =>
  cleanText(given)
    .replace(invisibleSpaces, '')
    .replace(/[\t\n ]+/g, ' ')
