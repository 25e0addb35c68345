import type { ListSearch } from '../../../lib/list-search.ts'

/** What stands in the address of the list of services. */
export type ServicesSearch = ListSearch & {
  /** Only those with texts that visitors read in Azerbaijani instead of Russian or English. */
  untranslated?: true
}
