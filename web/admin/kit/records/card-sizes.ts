import type { WidthSizes } from '../lists/page-size.ts'

/** Of the lists of projects and of campaigns (specification 9, "Admin card page sizes"). */
export const cardSizes: WidthSizes = [6, 4, 3, 2]
