import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { createContext } from 'react'
import { useApi } from '../../../../lib/api.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { optionsQuery } from '../../../kit/options/options-query.ts'
import { productQuery } from '../../../kit/services/detail-queries.ts'

const route = getRouteApi('/_storefront/services/card/prices/$id')

/** The product of this page and its options. */
export function useProduct() {
  const id = Number(route.useParams().id)
  const from = { api: useApi(), language: useLanguage() }
  const { data: product } = useQuery(productQuery(from, id))
  const { data: options } = useQuery(optionsQuery(from, id))
  return { product, options }
}

/**
 * The data with which the server rendered the configurator, for hydrating it. Null where the server didn't render it.
 */
export const SentProduct = createContext<ReturnType<typeof useProduct> | null>(null)
