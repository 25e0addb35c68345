import { z } from 'zod'
import { readAt } from '../../lib/as-read.ts'
import type { Message } from '../../lib/errors.ts'
import { id, optionalFields, requiredTexts } from '../../lib/fields.ts'
import { profile } from '../preflight/profile-input.ts'

const aboveMax: Message = /*i18n*/ {
  id: 'preflight.pagesRange',
  message: 'The maximum number of pages can’t be below the minimum.',
}
const noSize: Message = /*i18n*/ {
  id: 'preflight.noSize',
  message: 'Width and height must be above 0.',
}
const looksLate: Message = /*i18n*/ {
  id: 'preflight.resolutionOrder',
  message: 'The “look at” limit can’t be below the “must fix” limit.',
}
const inkLate: Message = /*i18n*/ {
  id: 'preflight.inkOrder',
  message: 'The “look at” limit can’t be above the “must fix” limit.',
}

/** The rules as staff enter them, whose figures also have to agree with each other. */
export const profileRules = profile.check(({ value, issues }) => {
  const refuse = (path: string[], message: Message) =>
    issues.push({ code: 'custom', path, params: { message }, input: value })
  const { pages, sizes, resolution, ink } = value
  if (pages.max !== null && pages.max < pages.min) refuse(['pages', 'max'], aboveMax)
  if (sizes.some(({ width, height }) => width === 0 || height === 0)) refuse(['sizes'], noSize)
  if (resolution.look < resolution.must) refuse(['resolution', 'look'], looksLate)
  if (ink.look > ink.must) refuse(['ink', 'look'], inkLate)
})

const names = requiredTexts('name', 200)
export const newProfileSchema = z.object({ ...names, rules: profileRules })

/** Fields that aren't sent stay; rules come as a whole. */
export const changedProfileSchema = z.object({
  id,
  ...optionalFields(names),
  rules: profileRules.optional(),
  updatedAt: readAt,
})
