import type { Database } from '../../db/client.ts'
import { defaultLanguage, type Language } from '../../lib/languages.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Context } from '../../procedures/context.ts'

/** The caller who reads, when, and in which language. */
export type Reading = {
  db: Database
  now: Date
  caller: Caller | null
  language: Language
  /** Changes with every write to it; null where such may stay unheard. */
  catalogVersion: number | null
}

export const reading = ({ deps, caller }: Context, language = defaultLanguage): Reading => ({
  db: deps.db,
  now: deps.now(),
  caller,
  language,
  catalogVersion: deps.contentVersions()?.catalog ?? null,
})
