import { readStored, writeStored } from '../device.ts'
import type { ProfileTexts } from './profile-values.ts'

const name = 'profileDraft'
const fields = ['name', 'surname', 'email', 'phoneNumber'] as const

/** Spellings of the same phone number count as equal. */
const sameText = (field: keyof ProfileTexts, one: string, other: string): boolean =>
  field === 'phoneNumber' ? one.replace(/[^\d+]/g, '') === other.replace(/[^\d+]/g, '') : one === other

const isChanged = (texts: ProfileTexts, stored: ProfileTexts): boolean =>
  fields.some((field) => !sameText(field, texts[field], stored[field]))

/** What a user typed into their profile and hasn't saved, as the device stores it; null when there is nothing. */
export function readProfileDraft(userId: number, stored: ProfileTexts): ProfileTexts | null {
  try {
    const kept: unknown = JSON.parse(readStored(name) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('userId' in kept) || kept.userId !== userId)
      return null
    const given = kept as Partial<Record<string, unknown>>
    if (!fields.every((field) => typeof given[field] === 'string')) return null
    const texts = Object.fromEntries(fields.map((field) => [field, given[field]])) as ProfileTexts
    return isChanged(texts, stored) ? texts : null
  } catch {
    return null
  }
}

export const keepProfileDraft = (userId: number, texts: ProfileTexts, stored: ProfileTexts): void =>
  void writeStored(name, isChanged(texts, stored) ? JSON.stringify({ userId, ...texts }) : null)

/** Forgets the draft once it was saved or taken back, or no one is signed in any more. */
export const forgetProfileDraft = (): void => void writeStored(name, null)
