import { createContext } from 'react'
import type { useProduct } from './use-product.ts'

/** What the server rendered the configurator with: it is taken over with the same. Null where it didn't render it. */
export const SentProduct = createContext<ReturnType<typeof useProduct> | null>(null)
