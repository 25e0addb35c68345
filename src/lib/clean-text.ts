/** Pure: shared with the browser. The one cleaning of texts that people send (API-14). */

const lineBreaks = /\r\n|[\r\v\f\u0085\u2028\u2029]/g
/** Word's hyphen that keeps words together; the one that shows at a line's end only is a control sign, and goes. */
const wordsHyphen = '\u001e'
/** Control signs but tab and line end, signs that turn the direction of writing, halves of a sign. */
const unwanted = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
const keptControls = /[\t\n]/
/** Stands where a space would, or joins nothing that is seen. */
const invisibleSpaces = /[\u200b\u2060\ufeff]/g
/** Around a text: spaces of every width, with or without one. */
const edge = '[\\s\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ufeff]'
const edges = new RegExp(`^${edge}+|(?<!${edge})${edge}+$`, 'g')
const nothingToSee = /^[\p{Default_Ignorable_Code_Point}\p{C}\p{Z}\s\u2800]*$/u

const plain = /^[\n\x20-\x7e]*$/

/** No letter has more marks; a longer row of them takes its square of time to put in order. */
const marks = /(\p{M}{30})\p{M}+/gu

/** A text in one spelling: letters and their marks as one sign (NFC). */
export const composed = (text: string): string => text.replace(marks, '$1').normalize('NFC')

/** Without what stands around it unseen. */
export const trimmed = (text: string): string => text.replace(edges, '')

/** A text of several lines: control signs are gone, every line break is a line end; one that shows nothing is empty. */
export function cleanText(given: string): string {
  if (plain.test(given)) return given.trim()
  const text = given
    .replace(lineBreaks, '\n')
    .replaceAll(wordsHyphen, '-')
    .replace(unwanted, (sign) => (keptControls.test(sign) ? sign : ''))
  return nothingToSee.test(text) ? '' : trimmed(composed(text))
}

/** A name, a title, a search: one line, words a space apart. */
export const cleanLine = (given: string): string =>
  cleanText(given)
    .replace(invisibleSpaces, '')
    .replace(/[\t\n ]+/g, ' ')
