/** The company's name: the banner's title; until staff have entered one, the host of the site (SITE-2). */
export const companyName = (title: string | undefined, siteUrl: string): string =>
  title || new URL(siteUrl).hostname
