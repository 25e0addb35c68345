import type { Language } from '../../src/lib/languages.ts'

/** One text in the product's languages. */
export type Texts = Record<Language, string>

export function texts(az: string, ru: string, en: string): Texts {
  return { az, ru, en }
}

/** A price tier: pieces, and AZN for the whole run of them. */
export type DemoTier = readonly [count: number, price: number]
