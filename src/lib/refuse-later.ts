import { setTimeout as pause } from 'node:timers/promises'
import { AppError } from './errors.ts'

/** ms */
const delay = 1000

/**
 * Rethrows what `act` throws. A refusal because of too many requests is delayed: callers who retry at once
 * would otherwise keep the program busy with refusing them (TRU-10).
 */
export async function refuseLater<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof AppError && (error.code === 'RATE_LIMITED' || error.code === 'UNAVAILABLE'))
      await pause(delay)
    throw error
  }
}
