type PhoneRules = typeof import('../../src/lib/phone.ts')

let loaded: PhoneRules | undefined

/** The rules of phone numbers if they have been loaded already. */
export const phoneRules = (): PhoneRules | undefined => loaded

/** Loads the rules once a phone field is used; undefined where that fails, and only the server checks. */
export async function loadPhoneRules(): Promise<PhoneRules | undefined> {
  try {
    loaded ??= await import('../../src/lib/phone.ts')
  } catch {
    return undefined
  }
  return loaded
}

/** Whether the server will accept the number; see `isPhone` in src/lib/phone.ts. */
export async function isPhone(typed: string): Promise<boolean> {
  const rules = await loadPhoneRules()
  return rules ? rules.isPhone(typed) : typed.trim() !== ''
}
