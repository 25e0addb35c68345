import { z } from 'zod'
import { readAt } from '../../lib/as-read.ts'
import type { Message } from '../../lib/errors.ts'
import { id, optionalFields, requiredTexts } from '../../lib/fields.ts'
import { profile } from '../preflight/profile-input.ts'

const aboveMax: Message = /*i18n*/ {
  id: 'preflight.pagesRange',
  message: 'The most pages can’t be fewer than the fewest.',
}
const noSize: Message = /*i18n*/ {
  id: 'preflight.noSize',
  message: 'Width and height must be above 0.',
}
const looksLate: Message = /*i18n*/ {
  id: 'preflight.resolutionOrder',
  message: 'What is worth a look begins above what must be mended.',
}
const inkLate: Message = /*i18n*/ {
  id: 'preflight.inkOrder',
  message: 'What is worth a look begins below what must be mended.',
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
