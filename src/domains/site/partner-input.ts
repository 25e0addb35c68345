import { z } from 'zod'
import { readAt } from '../../lib/as-read.ts'
import { flag, optionalFields } from '../../lib/fields.ts'
import { id, priority } from '../../lib/figure-fields.ts'
import { fileField } from '../../procedures/received-file.ts'
import { changedTexts, newTexts } from '../content/texts.ts'

const others = { ...optionalFields({ state: flag, priority }), file: fileField.optional() }

export const newPartnerSchema = z.object({ ...newTexts('partner'), ...others })

/** What isn't sent stays. */
export const changedPartnerSchema = z.object({ id, ...changedTexts('partner'), ...others, updatedAt: readAt })
