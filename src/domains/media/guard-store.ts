import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '../../lib/errors.ts'
import { storeIsAway } from './media-errors.ts'
import type { MediaStore } from './store.ts'

export type StoreLog = { warn(data: object, text: string): void }

/** Milliseconds. Nobody waits longer than 5 s for anything. */
const patience = 4000
/** After one was kept waiting so long, nobody else is: a page has dozens of pictures. */
const rest = 2000

/**
 * A store behind a network: when it is silent or refuses, whoever asks gets UNAVAILABLE in time, and the reason is
 * logged. What was on its way may still arrive; the trash has its key.
 */
export function guardStore(store: MediaStore, log: StoreLog): MediaStore {
  let restsUntil = 0

  async function ask<Result>(act: () => Promise<Result>): Promise<Result> {
    if (performance.now() < restsUntil) throw storeIsAway()
    const answered = new AbortController()
    try {
      return await Promise.race([act(), late(answered.signal)])
    } catch (error) {
      if (error instanceof AppError) throw error
      log.warn({ err: error }, 'the store of pictures fails')
      throw storeIsAway(error)
    } finally {
      answered.abort()
    }
  }

  async function late(signal: AbortSignal): Promise<never> {
    await sleep(patience, undefined, { signal, ref: false })
    restsUntil = performance.now() + rest
    throw new Error(`no answer in ${patience} ms`)
  }

  return {
    put: (name, content) => ask(() => store.put(name, content)),
    size: (name) => ask(() => store.size(name)),
    read: (name) => ask(() => store.read(name)),
    stream: (name) => ask(() => store.stream(name)),
    remove: (key) => ask(() => store.remove(key)),
    list: (key) => store.list(key),
  }
}
