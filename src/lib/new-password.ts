import { invalid, type Message } from './errors.ts'
import { hashPassword } from './password-hash.ts'

const common: Message = /*i18n*/ {
  id: 'password.common',
  message: 'Too many people use this password. Choose one that is harder to guess.',
}

let list: Promise<ReadonlySet<string>> | undefined

/** Common passwords in lower case, read from their package when first needed. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  list ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].filter(({ length }) => length >= 8)),
  )
  return list
}

/** A few repeated characters, or a run of the alphabet or of the digits, up or down. */
function isPattern(password: string): boolean {
  if (/^(.{1,4})\1+$/u.test(password)) return true
  const codes = [...password.replaceAll('90', '9:').replaceAll('09', ':9')].map(
    (letter) => letter.codePointAt(0) ?? 0,
  )
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)))
  return steps.size === 1 && (steps.has(1) || steps.has(-1))
}

/** Whether a password is so common that guessing begins with it, whatever its case and decoration. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const typed = password.toLowerCase()
  const bare = typed.replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/gu, '')
  if (isPattern(typed) || (bare !== '' && isPattern(bare))) return true
  const known = await commonPasswords()
  return known.has(typed) || known.has(bare)
}

/**
 * The hash of a new password: the one place where it is judged beyond its length.
 * @throws VALIDATION on `field` for a common one
 */
export async function hashNewPassword(
  password: string,
  field: 'password' | 'newPassword' = 'password',
): Promise<string> {
  if (await isCommonPassword(password)) throw invalid(field, common)
  return hashPassword(password)
}
