/**
 * A phone number as it is typed, shown as +994 50 123 45 67 when it is Azerbaijani: any other is left as it is,
 * so that every format is accepted. `051 …` and `994 …` mean the same.
 */
export function formatPhone(text: string): string {
  const typed = text.trimStart()
  const digits = typed.replace(/\D/g, '')
  if (digits === '') return typed.startsWith('+') ? '+' : ''
  const national = nationalDigits(typed, digits)
  if (national === null || national.length > 9) return typed.replace(/[^\d+\s()-]/g, '').slice(0, 30)
  const groups = [national.slice(0, 2), national.slice(2, 5), national.slice(5, 7), national.slice(7, 9)]
  return ['+994', ...groups.filter(Boolean)].join(' ')
}

/** What follows the country's code or the leading zero; null for what isn't an Azerbaijani number. */
function nationalDigits(typed: string, digits: string): string | null {
  if (digits.startsWith('994')) return digits.slice(3).replace(/^0/, '')
  if (typed.startsWith('+')) return null
  if (digits.startsWith('00')) return null
  if (digits.startsWith('0') && digits.length > 1) return digits.slice(1)
  return /^(10|12|18|2[0-6]|36|50|51|55|60|70|77|99)/.test(digits) ? digits : null
}

/** 5 to 20 digits (api-contract, "sendinfoforcontact"). */
export function isPhone(text: string): boolean {
  const { length } = text.replace(/\D/g, '')
  return length >= 5 && length <= 20 && /^[\d\s()+-]+$/.test(text.trim())
}
