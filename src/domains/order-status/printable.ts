/** States of an order's artwork in which nothing stands between it and the machine: approved, or nothing to approve. */
const printableStates = ['Approved', 'NotNeeded'] as const

export const isPrintable = (state: string): boolean => printableStates.some((one) => one === state)
