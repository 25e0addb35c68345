import { createLazyRoute } from '@tanstack/react-router'
import { ProductScreen } from '../storefront/screens/services/product-screen.tsx'

export const Route = createLazyRoute('/_storefront/services/card/prices/$id')({ component: ProductScreen })
