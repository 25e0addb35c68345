import { type Language, toLanguage } from '../../src/lib/languages.ts'

/**
 * What the product keeps on the device (WEB-13). Nothing breaks when storage
 * is blocked, full or holds nonsense: then it is as if nothing were stored.
 */
const keys = ['userData', 'token', 'language', 'socialData'] as const
type Key = (typeof keys)[number]

/** The signed-in user as the log-in answered. */
export type UserData = {
  accessToken: string
  id: number
  name: string
  surname: string
  email: string
  phoneNumber: string
  appRole: { id: number; name: string; permissions: number[] }
}

/** Any other text that a screen stores (such as the draft of the order form), under a name of its own. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Returns false when the device stores nothing. */
export function writeStored(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    return true
  } catch {
    return false
  } finally {
    for (const listener of listeners) listener()
  }
}

const listeners = new Set<() => void>()

/** Calls back when something changes here or in another tab; for useSyncExternalStore. */
export function watchDevice(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

// Where storage is blocked, a user stays signed in until the page is left.
let memory: { token: string; user: string } | null = null

export const readToken = (): string | null => readStored('token' satisfies Key) ?? memory?.token ?? null

/** The raw text, for comparing snapshots; {@link parseUser} reads it. */
export const readUserText = (): string | null => readStored('userData' satisfies Key) ?? memory?.user ?? null

export function parseUser(text: string | null): UserData | null {
  if (text === null) return null
  try {
    const user: unknown = JSON.parse(text)
    return isUser(user) ? user : null
  } catch {
    return null
  }
}

function isUser(value: unknown): value is UserData {
  if (typeof value !== 'object' || value === null) return false
  const user = value as Partial<UserData>
  return (
    typeof user.id === 'number' &&
    typeof user.name === 'string' &&
    typeof user.appRole?.name === 'string' &&
    Array.isArray(user.appRole.permissions)
  )
}

export function storeSession(user: UserData): void {
  const text = JSON.stringify(user)
  memory = { token: user.accessToken, user: text }
  // The token comes last: a listener that sees it knows already whose it is.
  writeStored('userData', text)
  writeStored('token', user.accessToken)
}

/** Log-out clears userData, token and socialData (WEB-13), and how much is in the account's basket. */
export function forgetSession(): void {
  memory = null
  for (const key of ['userData', 'token', 'socialData', 'basketCount']) writeStored(key, null)
}

/** After a profile update only the user data goes (WEB-14); the token is used to ask for it again. */
export function forgetUser(): void {
  memory = null
  writeStored('userData' satisfies Key, null)
}

/** Hands a value over to this tab's next page load; it is lost where storage is blocked. */
export function handOver(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text)
  } catch {
    // Then the next page doesn't know of it.
  }
}

/** Returns what the previous page handed over, only once. */
export function takeOver(key: string): string | null {
  try {
    const text = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return text
  } catch {
    return null
  }
}

/** Stores the language on the device and as a cookie, so that the server's first byte is in the right language. */
export function storeLanguage(language: Language): void {
  writeStored('language', language)
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API isn't in every browser yet
    document.cookie = `language=${language}; path=/; max-age=31536000; samesite=lax`
  } catch {
    // Cookies are blocked: the choice lasts as long as the page.
  }
}

export const hasLanguageCookie = (): boolean => /(^|; )language=/.test(document.cookie)

export const readLanguage = (): Language | null => {
  const stored = readStored('language')
  return stored === toLanguage(stored) ? stored : null
}
