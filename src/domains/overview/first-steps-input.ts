import type { AreaName } from '../../procedures/areas.ts'

/** What an installation begins with, in order, each with the area of who does it (ADM-22). */
export const firstStepAreas = {
  name: 'homePage',
  contacts: 'contact',
  service: 'services',
  artworkCheck: 'services',
  workdays: 'orders',
  email: 'contact',
  payments: 'orders',
  colleagues: 'staff',
} as const satisfies Record<string, AreaName>

export type FirstStep = keyof typeof firstStepAreas
export const firstSteps = Object.keys(firstStepAreas) as [FirstStep, ...FirstStep[]]
