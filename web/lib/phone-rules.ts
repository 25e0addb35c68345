type PhoneRules = typeof import('../../src/lib/phone.ts')

let loaded: PhoneRules | undefined

/** The rules of phone numbers where they have come already. */
export const phoneRules = (): PhoneRules | undefined => loaded

/** Fetched once somebody comes to a phone field; undefined where they can't be had, and the server judges alone. */
export async function loadPhoneRules(): Promise<PhoneRules | undefined> {
  try {
    loaded ??= await import('../../src/lib/phone.ts')
  } catch {
    return undefined
  }
  return loaded
}

/** Whether the server will take it; see `isPhone` in src/lib/phone.ts. */
export async function isPhone(typed: string): Promise<boolean> {
  const rules = await loadPhoneRules()
  return rules ? rules.isPhone(typed) : typed.trim() !== ''
}
