/** States of an order's artwork in which nothing is waited for: what nobody has to send, and hasn't been sent. */
export const unneededStates = ['Optional', 'NotNeeded'] as const
/** States in which it can be printed: approved, or nothing to approve. */
const printableStates = ['Approved', ...unneededStates] as const

export const isPrintable = (state: string): boolean => printableStates.some((one) => one === state)
