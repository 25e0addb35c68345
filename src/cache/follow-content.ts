import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Database } from '../db/client.ts'
import { listen } from '../db/listen.ts'
import { contents, isContent } from './content.ts'
import type { ContentVersions } from './content-versions.ts'

/** The name by which the database recognises the connections of all instances with a cache. */
const purpose = 'read cache'
/** An instance that doesn't answer in this time counts as gone. */
const ackTimeoutMs = 1000

export type Following = {
  /** False while changes may be missed: then nothing cached is sent. */
  isHearing(): boolean
  /** Resolves when every instance has heard of all earlier commits; also when the database has gone since. */
  untilHeard(): Promise<void>
  stop(): Promise<void>
}

type Options = { db: Database; url: string; versions: ContentVersions; log: Pick<Logger, 'warn'> }

/**
 * Drops on this instance what any instance has changed: triggers announce it with the commit (NOTIFY
 * content_changed). Notifications come in the order of the commits, so an instance that answers a question
 * about them (content_heard) has heard of everything before it.
 */
export function followContent({ db, url, versions, log }: Options): Following {
  const asked = new Map<string, () => void>()
  let hearing = false

  const answer = (payload: string) => {
    const [kind, what = ''] = payload.split(' ')
    if (kind === 'changed' && isContent(what)) versions.changed([what])
    else if (kind === 'ask')
      void db.$executeRaw`SELECT pg_notify('content_changed', ${`heard ${what}`})`.catch(warn)
    else if (kind === 'heard') asked.get(what)?.()
  }
  const warn = (error: unknown) => log.warn({ err: error }, 'read cache: following changes')
  const listener = listen({
    url,
    channel: 'content_changed',
    purpose,
    onNotice: answer,
    onListening: () => {
      versions.changed(contents)
      hearing = true
    },
    onError: (error) => {
      hearing = false
      warn(error)
    },
  })
  return {
    isHearing: () => hearing,
    async untilHeard() {
      const id = crypto.randomUUID()
      const all = Promise.withResolvers<void>()
      let heard = 0
      let instances = Number.POSITIVE_INFINITY
      const check = () => heard >= instances && all.resolve()
      asked.set(id, () => {
        heard++
        check()
      })
      try {
        const [row] = await db.$queryRaw<{ instances: number }[]>`
          SELECT count(*)::int AS instances, pg_notify('content_changed', ${`ask ${id}`})::text
          FROM pg_stat_activity
          WHERE datname = current_database() AND application_name = ${`matbaa ${purpose}`}`
        instances = row?.instances ?? 0
        check()
        await Promise.race([all.promise, pause(ackTimeoutMs, undefined, { ref: false })])
      } catch (error) {
        // The write stays; an instance without the database drops its cache anyway.
        warn(error)
      } finally {
        asked.delete(id)
      }
    },
    stop: () => listener.stop(),
  }
}
