import { z } from 'zod'
import { readAt } from '../../lib/as-read.ts'
import { optionalFields } from '../../lib/fields.ts'
import { priority } from '../../lib/figure-fields.ts'
import type { InfoPageKind } from '../content/info-pages.ts'
import { newTexts } from '../content/texts.ts'

/** The texts of a page; what isn't sent stays. */
export const pageTextsSchema = (kind: 'servicesPage' | 'portfolioPage' | 'campaignsPage' | InfoPageKind) =>
  z.object({ ...optionalFields({ ...newTexts(kind), priority }), updatedAt: readAt })
