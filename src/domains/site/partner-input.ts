import { z } from 'zod'
import { readAt } from '../../lib/as-read.ts'
import { flag, optionalFields, requiredTexts } from '../../lib/fields.ts'
import { id, priority } from '../../lib/figure-fields.ts'
import { fileField } from '../../procedures/received-file.ts'

const name = requiredTexts('name', 200)
const others = { ...optionalFields({ state: flag, priority }), file: fileField.optional() }

/** The name in az is required. */
export const newPartnerSchema = z.object({ ...name, ...others })

/** What isn't sent stays. */
export const changedPartnerSchema = z.object({ id, ...optionalFields(name), ...others, updatedAt: readAt })
