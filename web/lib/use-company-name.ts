import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { companyName } from '../../src/lib/company-name.ts'
import { useApi } from './api.ts'
import { useLanguage } from './language.tsx'
import { bannerQuery } from './site-queries.ts'

/** The company's name in the language of the page (SITE-2). */
export function useCompanyName(): string {
  const { data } = useQuery(bannerQuery({ api: useApi(), language: useLanguage() }))
  return companyName(data?.[0]?.title, useRouter().options.context.siteUrl)
}
