import { AppError } from '../../lib/errors.ts'
export const unfinished = (): never => {
  throw new AppError('UNAVAILABLE')
}
