/** What stands in the address of the list of services. */
export type ServicesSearch = {
  q?: string
  page?: number
  /** Only those with texts that visitors read in Azerbaijani instead of Russian or English. */
  untranslated?: true
}
