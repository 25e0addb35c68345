import type { WidthSizes } from '../lists/page-size.ts'

/** The page sizes of the lists of projects and campaigns (ADM-5). */
export const cardSizes: WidthSizes = [6, 4, 3, 2]
