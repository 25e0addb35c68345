import { createLazyRoute } from '@tanstack/react-router'
import { ProductScreen } from '../../admin/screens/services/record-screens.tsx'

export const Route = createLazyRoute('/admin/services/editproduct/$id')({ component: ProductScreen })
