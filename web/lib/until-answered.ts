import { errorCode } from './api.ts'

/** The pauses between the tries, ms. */
const pauses = [1000, 3000]

/**
 * Asks again where there was no answer, as on a train: only for calls that the server carries out once however often
 * they are sent. A refusal is an answer.
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
