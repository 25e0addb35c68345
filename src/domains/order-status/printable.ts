/** States in which an order waits for no artwork: none is needed, and none was sent. */
export const unneededStates = ['Optional', 'NotNeeded'] as const
/** States in which it can be printed: approved, or nothing to approve. */
const printableStates = ['Approved', ...unneededStates] as const

export const isPrintable = (state: string): boolean => printableStates.some((one) => one === state)
