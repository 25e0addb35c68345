import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** Characters of a number, including those that copying brings along. */
const spelling = /^\+?[\d\s().·/‐-―−-]+$/
/** What the contract accepts of an incomplete number (BAS-6). */
const anySpelling = /^[\d\s+()‐-―−-]+$/

/**
 * A complete number in international format, `+994 50 123 45 67`; null for any other text. Without a country
 * code it is Azerbaijani: with 0, with the old 8 before it (8 (055) …), or bare. 8 (916) … is Russian.
 */
export function internationalPhone(typed: string): string | null {
  const text = plain(typed)
  return spelling.test(text) ? (wholeNumber(text)?.formatInternational() ?? null) : null
}

/**
 * A number as it is stored: a complete one with its country code, in its own format if it had that code; any
 * other as it was written if it has 5 to 20 digits that can be called (a short number, one without its area).
 * Null for what can't be called, and for a part of an Azerbaijani number, with +994 or the zero before it.
 */
export function readPhone(typed: string): string | null {
  const text = plain(typed)
  const digits = text.replace(/\D/g, '')
  const isWritten = anySpelling.test(text) && digits.length >= 5 && digits.length <= 20
  const whole = spelling.test(text) ? wholeNumber(text) : null
  if (whole)
    return isWritten && whole.number === `+${digits}` && text.startsWith('+')
      ? text
      : whole.formatInternational()
  return isWritten && !isAzerbaijani(text) && !isPieceOfLocal(digits) ? text : null
}

/** A stored number as it is shown. */
export const shownPhone = (stored: string): string => internationalPhone(stored) ?? stored

/** Whether a number can be called; see {@link readPhone}. */
export const isPhone = (typed: string): boolean => readPhone(typed) !== null

/**
 * A field's text after each key: an Azerbaijani number turns into +994 50 123 45 67 with its last digit,
 * everything else stays as it is typed. A bare number waits for {@link phoneOnLeaving}: it may yet become
 * longer.
 */
export function phoneWhileTyping(typed: string): string {
  const digits = plain(typed).replace(/\D/g, '')
  return isAzerbaijani(typed) || /^(0[1-9]|80)/.test(digits) ? phoneOnLeaving(typed) : typed
}

/** A field's text once it is left: numbers of other countries keep their typed punctuation. */
export function phoneOnLeaving(typed: string): string {
  const whole = internationalPhone(typed)
  return whole?.startsWith('+994 ') ? whole : typed
}

/** The digits by which a number is found in every format: without the country code and the zero before it. */
export function searchDigits(typed: string): string | null {
  const text = plain(typed)
  if (!spelling.test(text)) return null
  const whole = wholeNumber(text)
  return whole ? whole.nationalNumber : text.replace(/\D/g, '').replace(/^(?:(?:00)?994(?=\d{3})|0)/, '')
}

/** The links to call and to write to a number; without a country code there is no WhatsApp (null). */
export function phoneAddresses(phone: string): { call: string; whatsApp: string | null } {
  const number = spelling.test(plain(phone)) ? wholeNumber(plain(phone))?.number : undefined
  if (number) return { call: `tel:${number}`, whatsApp: `https://wa.me/${number.slice(1)}` }
  return { call: `tel:${phone.replace(/[^\d+]/g, '')}`, whatsApp: null }
}

/** Digits of any script as 0 to 9, without characters that copying brings along. */
function plain(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^tel:\s*/i, '')
}

const isAzerbaijani = (typed: string): boolean => /^(\+|00)?994/.test(plain(typed).replace(/[^\d+]/g, ''))

/** Begun with the zero of an area or operator, and too short for a whole number: `055 12`. */
const isPieceOfLocal = (digits: string): boolean => /^0[1-9]\d{0,7}$/.test(digits)

function wholeNumber(text: string): PhoneNumber | null {
  const digits = text.replace(/\D/g, '')
  const after00 = digits.startsWith('00') ? `+${digits.slice(2)}` : null
  const abroad = text.startsWith('+') ? `+${digits}` : after00
  // For +994 the length is enough, since operators get new codes; guessed countries must fit the numbering
  // plan.
  if (isAzerbaijani(text)) return parse(abroad ?? `+${digits}`, isNineDigits)
  if (abroad) return parse(abroad)
  if (/^80\d{9}$/.test(digits)) return parse(`+994${digits.slice(2)}`)
  if (/^8\d{10}$/.test(digits)) return parse(`+7${digits.slice(1)}`)
  return parse(digits) ?? (digits.length > 10 && !digits.startsWith('0') ? parse(`+${digits}`) : null)
}

const isNineDigits = ({ nationalNumber }: PhoneNumber): boolean => /^[1-9]\d{8}$/.test(nationalNumber)

function parse(
  digits: string,
  test = (number: PhoneNumber): boolean => number.isValid(),
): PhoneNumber | null {
  const number = parsePhoneNumberFromString(digits, 'AZ')
  return number && test(number) ? number : null
}
