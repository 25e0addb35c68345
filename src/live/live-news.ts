import type { Logger } from 'pino'
import { listen } from '../db/listen.ts'
import { type LiveEvent, readNotice } from './live-events.ts'

type Follower = { onEvent(event: LiveEvent): void; onStop(): void }

export type LiveNews = {
  /** Calls the follower for every event until the returned function is called or the program stops. */
  follow(follower: Follower): () => void
  /** Ends all following at once. */
  stop(): Promise<void>
}

declare module '../procedures/deps.ts' {
  interface Deps {
    /** Events of any instance, for open screens of the admin. */
    live: LiveNews
  }
}

/**
 * Events of any instance for the followers of this one: triggers announce what is committed (NOTIFY
 * office_changed). After a lost connection every follower gets `missed`.
 */
export function startLiveNews({ url, log }: { url: string; log: Pick<Logger, 'warn'> }): LiveNews {
  const followers = new Set<Follower>()
  let stopped = false
  const tell = (event: LiveEvent) => {
    for (const follower of followers) follower.onEvent(event)
  }
  const listener = listen({
    url,
    channel: 'office_changed',
    purpose: 'live news',
    onNotice: (payload) => {
      const event = readNotice(payload)
      if (event) tell(event)
    },
    onListening: () => tell({ name: 'missed' }),
    onError: (error) => log.warn({ err: error }, 'live news: following changes'),
  })
  return {
    follow(follower) {
      if (stopped) follower.onStop()
      else followers.add(follower)
      return () => void followers.delete(follower)
    },
    async stop() {
      stopped = true
      const all = [...followers]
      followers.clear()
      for (const follower of all) follower.onStop()
      await listener.stop()
    },
  }
}
