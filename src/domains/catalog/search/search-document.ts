/** What is indexed of a service: its texts in three languages and the names of its products. */
export type SearchDocument = {
  id: number
  name: LocalTexts
  description: LocalTexts
  /** Names of the service's products, in any language. */
  extra?: readonly string[]
  /** Among equal matches the lower one comes first, as in the services list; 1 by default. */
  priority?: number
}

type LocalTexts = { az: string; ru: string; en: string }
