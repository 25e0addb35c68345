/**
 * The site's content, by noun. A read declares what it is made of (`reads`), a write what it touches
 * (`changes`), both in the procedure's meta; the database's triggers announce them by the same names
 * (migration content_changes).
 */
export const contents = [
  'aboutUs',
  'advertisements',
  'banner',
  'campaigns',
  'catalog',
  'contact',
  'campaignsTexts',
  'delivery',
  'deliveryTexts',
  'partners',
  'portfolioTexts',
  'privacyTexts',
  'production',
  'projects',
  'questionsTexts',
  'returnsTexts',
  'seller',
  'servicesTexts',
  'socialAccounts',
  'termsTexts',
] as const
export type Content = (typeof contents)[number]

export const isContent = (name: string): name is Content => (contents as readonly string[]).includes(name)
