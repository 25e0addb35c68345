/** States of an order's artwork in which it can be printed: approved, or nothing to approve. */
const printableStates = ['Approved', 'NotNeeded'] as const

export const isPrintable = (state: string): boolean => printableStates.some((one) => one === state)
