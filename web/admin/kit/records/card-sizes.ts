import type { WidthSizes } from '../lists/page-size.ts'

/** Of the lists of projects and of campaigns (ADM-5). */
export const cardSizes: WidthSizes = [6, 4, 3, 2]
