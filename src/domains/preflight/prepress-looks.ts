import type { Check } from './profile-input.ts'

const prepressLooks: readonly Check[] = ['unread', 'partlyRead', 'damaged']

/** What the checks couldn't read is for prepress, and no one has to accept it: the order goes on (PRE-3). */
export const isForPrepress = (check: string): boolean => prepressLooks.some((one) => one === check)
