import { errorCode } from './api.ts'

/** ms between the tries. */
const pauses = [1000, 3000]

/**
 * Asks again where there was no answer, as on a train: only for what the server does once however often it is asked.
 * A refusal is an answer.
 */
export async function untilAnswered<Answer>(
  ask: () => Promise<Answer>,
  pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms)),
): Promise<Answer> {
  for (const ms of pauses) {
    try {
      return await ask()
    } catch (error) {
      if (errorCode(error) !== undefined) throw error
      await pause(ms)
    }
  }
  return ask()
}
