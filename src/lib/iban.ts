/** Accounts of banks in Azerbaijan: `AZ`, two check digits, the bank's four letters and twenty signs (ISO 13616). */

/** What is wrong with it: its form, or its check digits. */
export type IbanFault = 'form' | 'check'

/** Without spaces, in capitals, as it is kept and compared. */
export const plainIban = (typed: string): string => typed.replace(/[\s\u00a0-]/g, '').toUpperCase()

/** `AZ21 NABZ 0000 0000 1370 1000 1944`, as it is read and printed. */
export const shownIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ')

/** What is wrong; null where it is right. */
export function ibanFault(typed: string): IbanFault | null {
  const iban = plainIban(typed)
  if (!/^AZ\d{2}[A-Z]{4}[A-Z0-9]{20}$/.test(iban)) return 'form'
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((sign) => parseInt(sign, 36).toString()).join('')
  return BigInt(digits) % 97n === 1n ? null : 'check'
}
