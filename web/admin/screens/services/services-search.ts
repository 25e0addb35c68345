import type { ListSearch } from '../../../lib/list-search.ts'

/** The search parameters of the list of services. */
export type ServicesSearch = ListSearch & {
  /** Shows only records with texts that visitors read in Azerbaijani instead of Russian or English. */
  untranslated?: true
}
