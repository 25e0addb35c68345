/** Whoever may mend one of the texts in three languages. */
export const gapAreas = ['services', 'portfolios', 'campaigns', 'contact', 'partners', 'homePage'] as const
