import { z } from 'zod'
import { readAt } from '../../lib/as-read.ts'
import { optionalFields, priority } from '../../lib/fields.ts'
import type { InfoPageKind } from '../content/info-pages.ts'
import { newTexts } from '../content/texts.ts'

/** The texts of a page; those that aren't sent stay. */
export const pageTextsSchema = (kind: 'servicesPage' | 'portfolioPage' | 'campaignsPage' | InfoPageKind) =>
  z.object({ ...optionalFields({ ...newTexts(kind), priority }), updatedAt: readAt })
