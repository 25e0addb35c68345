import { setTimeout as sleep } from 'node:timers/promises'

/** The question that is under way, and the one that comes after it, of all who have asked for it since. */
export type Turn = { current: Promise<void>; begunAt: number; next: Promise<void> | null }

/**
 * Asks about an attempt, one question at a time. Callers who arrive while one is under way share the next, which sees
 * everything that has happened until then: fifty callers at once make two questions.
 */
export function inTurn(
  cardPayments: { turns: Map<number, Turn>; apartMs: number },
  id: number,
  ask: () => Promise<void>,
): Promise<void> {
  const { turns, apartMs } = cardPayments
  const running = turns.get(id)
  if (running) {
    const wait = () => sleep(Math.max(0, running.begunAt + apartMs - Date.now()))
    running.next ??= running.current
      .catch(() => undefined)
      .then(async () => {
        await wait()
        turns.delete(id)
        return inTurn(cardPayments, id, ask)
      })
    return running.next
  }
  const turn: Turn = { begunAt: Date.now(), next: null, current: Promise.resolve() }
  turn.current = ask().finally(() => {
    if (turn.next === null) turns.delete(id)
  })
  turns.set(id, turn)
  return turn.current
}
