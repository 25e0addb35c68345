import { AppError, type Message } from '../../lib/errors.ts'

const olderRound: Message = /*i18n*/ {
  id: 'proofs.olderRound',
  message: 'Proof {round} is the newest. Older ones can only be read.',
}
const otherVersion: Message = /*i18n*/ {
  id: 'proofs.otherVersion',
  message: 'This proof shows version {number}. Look at it again before you approve.',
}
const stands: Message = /*i18n*/ {
  id: 'proofs.stands',
  message: '{name} has already approved this proof. The approval stands.',
}
const noVersion: Message = /*i18n*/ {
  id: 'proofs.noVersion',
  message: 'No artwork has been sent for this order yet, so there is nothing to make a proof of.',
}
const stillChecked: Message = /*i18n*/ {
  id: 'proofs.stillChecked',
  message: 'The artwork is still being checked. Please try again in a moment.',
}
const mustBeFixed: Message = /*i18n*/ {
  id: 'proofs.mustBeFixed',
  message:
    'The checks found something that must be fixed. Say why the file may pass, or ask for another one.',
}
const byStaffOnly: Message = /*i18n*/ {
  id: 'proofs.byStaffOnly',
  message: 'We’ll look at this file ourselves and send you the proof.',
}
const nothingApproved: Message = /*i18n*/ {
  id: 'proofs.nothingApproved',
  message: 'There is no approval that could be withdrawn.',
}
const tooManyPins: Message = /*i18n*/ {
  id: 'proofs.tooManyPins',
  message: 'A proof has at most {most} notes.',
}

const conflict = (message: Message, values?: Record<string, string | number>): AppError =>
  new AppError('CONFLICT', values ? { ...message, values } : message)

export const proofIsOlder = (round: number): AppError => conflict(olderRound, { round })
export const proofOfOtherVersion = (number: number): AppError => conflict(otherVersion, { number })
export const proofAlreadyApproved = (name: string): AppError => conflict(stands, { name })
export const nothingToProve = (): AppError => conflict(noVersion)
export const checksNotDone = (): AppError => conflict(stillChecked)
export const fileMustBeFixed = (): AppError => conflict(mustBeFixed)
export const proofIsByStaff = (): AppError => conflict(byStaffOnly)
export const nothingToWithdraw = (): AppError => conflict(nothingApproved)
export const pinsAreFull = (most: number): AppError => conflict(tooManyPins, { most })
